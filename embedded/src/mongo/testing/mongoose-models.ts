import mongoose, { type Connection, type Model, Schema } from 'mongoose';
import { closeMongo, openMongo } from './open-mongo.ts';

const connections: Connection[] = [];

/** A mongoose connection to a server of its own; closeMongoose() ends both. */
export async function connect(): Promise<Connection> {
  const { server } = await openMongo();
  const connection = await mongoose
    .createConnection(server.uri, { dbName: 'shop', autoIndex: false })
    .asPromise();
  connections.push(connection);
  return connection;
}

/** For afterEach. */
export async function closeMongoose(): Promise<void> {
  for (const connection of connections.splice(0)) await connection.close();
  await closeMongo();
}

export type Flower = { id: number; name: string; isAvailable: boolean };
export type Cart = { session: string; note?: string; items: { sku: number; qty: number }[] };

export async function flowersOf(connection: Connection): Promise<Model<Flower>> {
  const schema = new Schema<Flower>(
    { id: { type: Number, unique: true }, name: String, isAvailable: { type: Boolean, default: true } },
    { timestamps: true, id: false },
  );
  const model = connection.model<Flower>('Flower', schema);
  await model.createIndexes();
  return model;
}

export async function cartsOf(connection: Connection): Promise<Model<Cart>> {
  const schema = new Schema<Cart>(
    { session: { type: String, unique: true }, note: String, items: [{ sku: Number, qty: Number }] },
    { timestamps: true, optimisticConcurrency: true },
  );
  const model = connection.model<Cart>('Cart', schema);
  await model.createIndexes();
  return model;
}
