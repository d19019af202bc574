import type { Mongo } from '@shop/service-kit/mongo';

type Done = { _id: string; doneAt: Date };

/** Does a change of stored data that is still to be done. `migrate` may answer false: then it is tried again next time. */
export async function migrateOnce(
  db: Mongo,
  name: string,
  migrate: () => Promise<boolean | void>,
): Promise<void> {
  const done = db.collection<Done>('migrations');
  if (await done.findOne({ _id: name })) return;
  if ((await migrate()) === false) return;
  await done.updateOne({ _id: name }, { $set: { doneAt: new Date() } }, { upsert: true });
}
