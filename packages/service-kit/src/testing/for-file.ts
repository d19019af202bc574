import { afterAll, beforeAll } from '@jest/globals';

type Closing = { stop: () => unknown } | { close: () => unknown };

/** What a test file opens before its first test and closes after its last; the object is empty before. */
export function forFile<Opened extends Closing>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened;
  beforeAll(async () => void Object.assign(opened, await open()));
  afterAll(async () => {
    await ('stop' in opened ? opened.stop() : opened.close());
  });
  return opened;
}
