import type { Config } from '@jest/types';

type File = { path: string; context: { config: Config.ProjectConfig } };

export default class {
  constructor(globalConfig: Config.GlobalConfig);
  runTests(tests: File[], ...rest: unknown[]): Promise<void>;
}
