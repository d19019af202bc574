/** What the W3C's two driver protocols have in common, as these stories need it. */
export type Driver = {
  open: (url: string) => Promise<void>;
  /** Runs the text of a function with these arguments in the page; its answer is JSON. */
  run: (declaration: string, args: unknown[]) => Promise<unknown>;
  /** Input sources in the form that both protocols know. */
  perform: (sources: object[]) => Promise<void>;
  /** Ends the session and its browser. */
  close: () => Promise<void>;
};
