import LightRunner from 'jest-light-runner/child-process';

/** Runs one project after the other: with a single worker the runner cannot clean up after two. */
export default class extends LightRunner {
  async runTests(tests, ...rest) {
    const projects = Map.groupBy(tests, ({ context }) => context.config);
    for (const group of projects.values()) await super.runTests(group, ...rest);
  }
}
