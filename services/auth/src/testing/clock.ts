import { jest } from '@jest/globals';

/** In the middle of a period, so that a test does not reach its end. */
export const START = Date.UTC(2026, 10, 25, 18, 0, 15);
/** Sets every clock of the service to this time; tests restore it (jest.restoreAllMocks). */
export const at = (timestamp: number) => void jest.spyOn(Date, 'now').mockReturnValue(timestamp);
