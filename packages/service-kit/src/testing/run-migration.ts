import type { Migration } from '../migrations/migration.ts';

/** Runs one migration from its beginning to its end, without pauses. */
export const runMigration = <Context>({ run }: Migration<Context>, context: Context): Promise<void> =>
  run(context, { from: undefined, reached: async () => undefined });
