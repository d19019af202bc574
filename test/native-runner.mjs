import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleMocker } from 'jest-mock';
import { startFile } from './native-modules.mjs';

const require = createRequire(import.meta.url);
const CIRCUS = join(dirname(require.resolve('jest-circus/package.json')), 'build/jestAdapterInit.js');
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/**
 * Jest's own framework for tests of what runs on Node alone. Jest gives each test file a world of its own, in which
 * express, mongoose and all the others are read and compiled anew, half of the time of such a test. Here Node itself
 * loads the files, as in production: each test file still has its own copy of every module of the shop, but those of
 * node_modules are shared by the files that one process runs one after the other.
 */
export default async function runNatively(globalConfig, config, ...file) {
  const [environment, runtime, testPath] = file;
  const { initialize, runAndTransformResultsToJestFormat } = freshFramework();
  const mocker = new ModuleMocker(globalThis);
  await initialize({
    config,
    environment,
    globalConfig,
    localRequire: require,
    parentProcess: process,
    runtime,
    setGlobalsForRuntime: (globals) => startFile({ ...globals, jest: jestObject(mocker) }),
    testPath,
  });
  try {
    await import(pathToFileURL(testPath).href);
    return await runAndTransformResultsToJestFormat({ config, globalConfig, testPath });
  } finally {
    mocker.restoreAllMocks();
  }
}

/** The framework keeps the tests of a file, its time limit and its handlers in the state of its module. */
function freshFramework() {
  delete require.cache[CIRCUS];
  delete globalThis[EVENT_HANDLERS];
  delete globalThis[TEST_TIMEOUT];
  return require(CIRCUS);
}

/** What tests on Node use of the object `jest`. */
const jestObject = (mocker) => ({
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  setTimeout: (ms) => void (globalThis[TEST_TIMEOUT] = ms),
});
