import { jest } from '@jest/globals';

/** In the middle of a period, which no test's own time can end. */
export const START = Date.UTC(2026, 10, 25, 18, 0, 15);
/** What every clock of the service says from now on; a test that moves it puts it back (jest.restoreAllMocks). */
export const at = (timestamp: number) => void jest.spyOn(Date, 'now').mockReturnValue(timestamp);
