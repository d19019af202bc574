/** A piece of code that keeps something out, and how it is taken out to see whether a test notices. */
export type Guard = {
  what: string;
  file: string;
  /** Stands once in the file. */
  find: string;
  replace: string;
  /** The test file that must fail then. */
  test: string;
  /** Begins, or is in, the titles of its tests that are run. */
  title: string;
};
