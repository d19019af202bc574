import { type Document, MongoClient } from 'mongodb';
import { type MongoServer, startMongo } from '../server.ts';
import { temporaryFolder } from './open-mongo.ts';

type Login = { user: string; password: string; authSource?: string };

const closers: (() => Promise<void>)[] = [];

/** A connected client; without `login` one that nobody is logged in on. Rejects when the login fails. */
export async function clientOf(server: MongoServer, login?: Login): Promise<MongoClient> {
  const client = new MongoClient(server.uri, {
    serverSelectionTimeoutMS: 5_000,
    ...(login && { auth: { username: login.user, password: login.password } }),
    ...(login && { authSource: login.authSource ?? 'admin' }),
  });
  closers.push(() => client.close());
  return client.connect();
}

/** A server that asks for a login and has no user yet; closeSecured() ends it. */
export async function openEmptySecured(dataDir = temporaryFolder()): Promise<MongoServer> {
  const server = await startMongo({ dataDir, auth: true });
  closers.push(() => server.close());
  return server;
}

export const ROOT = { user: 'root', password: 'de raiz, 100% secreta=' };

/** A server that asks for a login, with the user ROOT, and his client. */
export async function openSecured(
  dataDir = temporaryFolder(),
): Promise<{ server: MongoServer; root: MongoClient; dataDir: string }> {
  const server = await openEmptySecured(dataDir);
  const first = await clientOf(server);
  await first.db('admin').command({ createUser: ROOT.user, pwd: ROOT.password, roles: ['root'] });
  return { server, root: await clientOf(server, ROOT), dataDir };
}

/** Makes a user with these roles and gives a client that is logged in as that user. */
export async function userWith(
  { server, root }: { server: MongoServer; root: MongoClient },
  roles: Document[],
  user = 'someone',
): Promise<MongoClient> {
  await root.db('admin').command({ createUser: user, pwd: 'una clave', roles });
  return clientOf(server, { user, password: 'una clave' });
}

/** For afterEach, before closeMongo(). */
export async function closeSecured(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
