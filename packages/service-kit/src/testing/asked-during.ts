import mongoose from 'mongoose';

type Order = Record<string, 1 | -1>;
/** `filter` holds the stages when the call is an aggregate. */
export type Asked = { collection: string; filter: object; options?: { sort?: Order; hint?: Order } };

/** The calls of these methods to MongoDB during `run`, as mongoose sends them. */
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
