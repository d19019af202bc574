import { globSync } from 'node:fs';
import type { StrykerOptions } from '@stryker-mutator/api/core';
import type { DryRunResult, MutantRunOptions, MutantRunResult } from '@stryker-mutator/api/test-runner';
import { addEventHandler } from 'jest-circus';
import { readConfigs } from 'jest-config';
import LightRunner from '../bare/runner.mjs';

type ProjectConfig = Awaited<ReturnType<typeof readConfigs>>['configs'][number];
type State = {
  activeMutant?: string;
  currentTestId?: string;
  mutantCoverage?: unknown;
  hitCount?: number;
  hitLimit?: number;
};
type Seen = { file: string; ms: number; failure?: string };
type Entry = { fn: () => unknown };

/** What the code that Stryker has put into the sources reads and writes. */
const state = ((globalThis as { __stryker__?: State }).__stryker__ ??= {});
const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';

/**
 * Stryker's way to our tests: a test file is one test to it. Modules stay loaded from mutant to mutant, as they do from
 * test file to test file in `npm test`; that is what makes a mutant cost a tenth of a new Jest.
 */
class BareRunner {
  static inject = ['options'] as const;
  #files: string[];
  #run!: (file: string) => Promise<Seen>;
  /** A mutant has left something behind that makes tests fail without it. */
  #isSpoiled = false;

  constructor(options: StrykerOptions) {
    this.#files = (options['tests'] as string[]).flatMap((glob) => globSync(glob).toSorted());
  }

  /** Modules cannot be loaded twice: what counts while they load gets a new process. */
  capabilities = () => ({ reloadEnvironment: false });

  async init(): Promise<void> {
    const argv = { $0: '', _: [], maxWorkers: 1 };
    const { globalConfig, configs } = await readConfigs(argv, [process.cwd()]);
    const config = configs.find(({ displayName }) => displayName?.name === 'services')!;
    const runner = new LightRunner(globalConfig);
    this.#run = (file) => runFile(runner, file, config);
    markTests();
  }

  async dryRun(): Promise<DryRunResult> {
    const seen: Seen[] = [];
    for (const file of this.#files) seen.push(await this.#run(file));
    const tests = seen.map(({ file, ms, failure }) => ({
      id: file,
      name: file,
      fileName: file,
      timeSpentMs: ms,
      ...(failure === undefined ? { status: 0 } : { status: 1, failureMessage: failure }),
    }));
    return { status: 'complete', tests, mutantCoverage: state.mutantCoverage } as DryRunResult;
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    // Stryker begins a new process then and tries this mutant again.
    if (this.#isSpoiled) throw new Error('spoiled by the mutant before');
    const files = this.#nearestFirst(activeMutant.fileName).filter(
      (file) => testFilter?.includes(file) ?? true,
    );
    activate(activeMutant.id);
    // A loop that never ends would hang the process: Stryker's code throws instead.
    Object.assign(state, { hitCount: 0, hitLimit });
    for (const [at, file] of files.entries()) {
      const { failure } = await this.#run(file);
      if (failure === undefined) continue;
      await this.#checkThatAllIsWell(file);
      return {
        status: 'killed',
        killedBy: [file],
        failureMessage: failure,
        nrOfTests: at + 1,
      } as MutantRunResult;
    }
    return { status: 'survived', nrOfTests: files.length } as MutantRunResult;
  }

  /** Without the mutant, the tests up to the one that failed. */
  async #checkThatAllIsWell(file: string): Promise<void> {
    activate(undefined);
    limit = ran;
    const { failure } = await this.#run(file);
    limit = Infinity;
    this.#isSpoiled = failure !== undefined;
  }

  /** Those beside it notice it soonest. */
  #nearestFirst(mutated: string): string[] {
    const near = (file: string) => Number(mutated.includes(file.slice(0, file.lastIndexOf('/'))));
    return this.#files.toSorted((a, b) => near(b) - near(a));
  }
}

/** In this process and in those that tests start. */
function activate(id: string | undefined): void {
  if (id === undefined) {
    delete state.activeMutant;
    delete process.env[ACTIVE];
  } else {
    state.activeMutant = id;
    process.env[ACTIVE] = id;
  }
}

async function runFile(runner: LightRunner, file: string, config: ProjectConfig): Promise<Seen> {
  const start = performance.now();
  let failure: string | undefined;
  current = file;
  round += 1;
  ran = 0;
  hasFailed = false;
  await runner.runTests(
    [{ path: `${process.cwd()}/${file}`, context: { config } }],
    undefined,
    () => Promise.resolve(),
    (_test: unknown, result: { numFailingTests: number; failureMessage: string }) => {
      if (result.numFailingTests > 0) failure = result.failureMessage;
    },
    (_test: unknown, error: Error) => void (failure = error.stack ?? error.message),
  );
  return { file, ms: performance.now() - start, ...(failure === undefined ? {} : { failure }) };
}

let current = '';
/** A test that hung in an earlier file may still fail, and must not count in this one. */
let round = 0;
let ran = 0;
let limit = Infinity;
let hasFailed = false;

/**
 * What runs in a test or hook is covered by its file; what runs in between, while modules load, by none. After the first
 * failure the other tests of a file tell nothing new.
 */
function markTests(): void {
  addEventHandler((event, { currentDescribeBlock: { children, hooks } }) => {
    if (event.name === 'add_hook') mark(hooks.at(-1) as unknown as Entry, () => true);
    if (event.name === 'add_test')
      mark(children.at(-1) as unknown as Entry, () => !hasFailed && ++ran <= limit);
  });
}

function mark(entry: Entry, isDue: () => boolean): void {
  const { fn } = entry;
  entry.fn = async () => {
    if (!isDue()) return;
    const own = round;
    state.currentTestId = current;
    try {
      await fn();
    } catch (error) {
      if (own === round) hasFailed = true;
      throw error;
    } finally {
      delete state.currentTestId;
    }
  };
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'bare', injectableClass: BareRunner }];
