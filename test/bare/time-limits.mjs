import { addEventHandler, getState } from 'jest-circus';

/** A test that hangs has failed. Not a measure of speed: beside other work, everything takes several times as long. */
const DEFAULT_MS = Number(process.env.TEST_LIMIT_MS ?? 90_000);
/** By the state of a test file, of which the runner makes one each. */
const limits = new WeakMap();
/** By the state of a test file: how to begin those of its tests that run beside each other. */
const besides = new WeakMap();
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
  if (entry.concurrent) besideOthers(entry, state);
}

/** All `test.concurrent` of a file begin with the first of them, as in Jest: they wait at the same time. */
function besideOthers(entry, state) {
  const { fn } = entry;
  if (!besides.has(state)) besides.set(state, []);
  const begins = besides.get(state);
  let running;
  const begin = () => {
    running ??= fn();
    // Its own test says so, when it is its turn.
    running.catch(() => undefined);
    return running;
  };
  begins.push(begin);
  entry.fn = () => {
    for (const other of begins) void other();
    return begin();
  };
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
