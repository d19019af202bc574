import * as z from 'zod/mini';

const problem = z.object({ line: z.int(), column: z.optional(z.string()), message: z.string() });
/** A problem in one line of a spreadsheet; without a column it concerns the whole line. */
export type ImportProblem = z.infer<typeof problem>;

/** The most lines in a report; the counts include all lines. */
export const MAX_REPORTED = 200;

/**
 * What a spreadsheet would change. `token` identifies exactly these changes to the current catalogue, and is present
 * when there is no problem: sent back with the same file, it applies them.
 */
export const importReport = z.object({
  rows: z.int(),
  /** The file's encoding, and a cell that shows whether it was guessed right; no cell when no letter is in doubt. */
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
