import { ModernFakeTimers } from '@jest/fake-timers';
import { setTestTimeout } from './time-limits.mjs';

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globalThis;

// The runner's own fake timers take no options and cannot wait for promises.
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
const methods = Object.getOwnPropertyNames(ModernFakeTimers.prototype).filter(
  (name) => name !== 'constructor',
);
const bound = methods.map((name) => [name, timers[name].bind(timers)]);

const { fn, spyOn, restoreAllMocks } = globalThis.jest;
export const jest = { ...Object.fromEntries(bound), fn, spyOn, restoreAllMocks, setTimeout: setTestTimeout };
