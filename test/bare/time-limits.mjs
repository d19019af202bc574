import { addEventHandler, getState } from 'jest-circus';

const DEFAULT_MS = 30_000;
/** By the state of a test file, of which the runner makes one each. */
const limits = new WeakMap();
/** Real timers, whatever a test makes of the clock. */
const { setTimeout, clearTimeout } = globalThis;

export const setTestTimeout = (ms) => void limits.set(getState(), ms);

/** jest-light-runner lets a test run for ever. One that takes longer than its limit has failed. */
addEventHandler((event, state) => {
  const { children, hooks } = state.currentDescribeBlock;
  if (event.name === 'add_test') limit(children.at(-1), state);
  if (event.name === 'add_hook') limit(hooks.at(-1), state);
});

function limit(entry, state) {
  const { fn } = entry;
  entry.fn = () => within(entry.timeout ?? limits.get(state) ?? DEFAULT_MS, fn);
}

async function within(ms, work) {
  const { promise, reject } = Promise.withResolvers();
  const timer = setTimeout(() => reject(new Error(`not done after ${ms} ms`)), ms);
  try {
    return await Promise.race([work(), promise]);
  } finally {
    clearTimeout(timer);
  }
}
