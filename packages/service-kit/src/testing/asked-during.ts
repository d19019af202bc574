import mongoose from 'mongoose';

type Order = Record<string, 1 | -1>;
/** `filter` holds the stages where an aggregate was asked. */
export type Asked = { collection: string; filter: object; options?: { sort?: Order; hint?: Order } };

/** What `run` asks of MongoDB with these methods, as mongoose sends it. */
export async function askedDuring(run: () => Promise<unknown>, methods: RegExp): Promise<Asked[]> {
  const asked: Asked[] = [];
  mongoose.set('debug', (collection: string, method: string, filter: object, ...rest: unknown[]) => {
    if (methods.test(method)) asked.push({ collection, filter, options: rest.at(-1) as Asked['options'] });
  });
  try {
    await run();
  } finally {
    mongoose.set('debug', false);
  }
  return asked;
}
