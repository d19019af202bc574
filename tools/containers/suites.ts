import { run } from './run.ts';

const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
/** Stores in containers answer later than embedded ones, on a busy machine much later. */
const TIMEOUT = '--testTimeout=120000';
const EVERYTHING = ['services/', 'embedded/src/mongo/conformance.test.ts', 'test/containers'];

/** The same suites as in npm test, on the images: MongoDB, Redis and the S3 store. */
export const runSuites = (paths: string[]): Promise<boolean> =>
  run(
    process.execPath,
    [
      ...JEST,
      TIMEOUT,
      '--selectProjects',
      'services',
      'embedded',
      '--',
      ...(paths.length > 0 ? paths : EVERYTHING),
    ],
    {
      SHOP_BACKING: 'containers',
    },
  );
