import * as z from 'zod/mini';

const problem = z.object({ line: z.int(), column: z.optional(z.string()), message: z.string() });
/** What is wrong in one line of a spreadsheet; without a column it is the line as a whole. */
export type ImportProblem = z.infer<typeof problem>;

/** At most so many lines stand in a report; the counts are of all. */
export const MAX_REPORTED = 200;

/**
 * What a spreadsheet would change. `token` stands for exactly these changes to the catalogue as it is now, and is there
 * when nothing is wrong: sent back with the same file, it lets them happen.
 */
export const importReport = z.object({
  rows: z.int(),
  /** What its letters were written in, and a cell that shows whether that was read right; none where no letter is unsure. */
  encoding: z.string(),
  sample: z.optional(z.string()),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  problemCount: z.int(),
  problems: z.array(problem),
  changes: z.array(z.object({ line: z.int(), name: z.string(), what: z.string() })),
  token: z.optional(z.string()),
});
export type ImportReport = z.infer<typeof importReport>;

/** Query of POST /api/elixirs/import */
export const importQuery = z.object({
  token: z.string('Revisa primero el archivo').check(z.regex(/^[0-9a-f]{64}$/, 'Revisa primero el archivo')),
});
