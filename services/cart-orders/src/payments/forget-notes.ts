import type { Model, QueryFilter, UpdateQuery } from 'mongoose';

/** Replaces notes that people wrote, because a note may name the payer. */
export const FORGOTTEN_NOTE = 'Texto borrado con los datos del cliente';

/** Replaces the notes in the `list` of these rows: each call of the database reaches one entry of every row. */
export async function forgetNotes<Row>(
  rows: Model<Row>,
  theirs: QueryFilter<Row>,
  list: 'refunds' | 'receipts',
): Promise<void> {
  const isWritten = { note: { $exists: true, $ne: FORGOTTEN_NOTE } };
  const filter = { ...theirs, [list]: { $elemMatch: isWritten } } as QueryFilter<Row>;
  const update = { $set: { [`${list}.$.note`]: FORGOTTEN_NOTE } } as UpdateQuery<Row>;
  while ((await rows.updateMany(filter, update, { timestamps: false })).matchedCount > 0);
}
