import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Ends the run with a machine-readable line. */
export default class SummaryReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(): void {
    const failed = [...this.tests].filter((test) => !test.ok()).length;
    process.stdout.write(`\n${this.tests.size - failed} passed, ${failed} failed\n`);
  }
}
