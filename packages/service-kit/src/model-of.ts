import type { Model, Schema } from 'mongoose';
import type { Mongo } from './mongo.ts';

/** The model of a connection: created at the first call, and the same at every later one. */
export const modelOf =
  <Row>(name: string, schema: Schema<Row>, collection?: string) =>
  (db: Mongo): Model<Row> =>
    (db.models[name] as Model<Row> | undefined) ?? db.model<Row>(name, schema, collection);
