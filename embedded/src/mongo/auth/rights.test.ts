import { afterEach, expect, test } from '@jest/globals';
import type { Document, MongoClient } from 'mongodb';
import { COMMANDS } from '../commands/run-command.ts';
import { closeMongo } from '../testing/open-mongo.ts';
import { clientOf, closeSecured, openEmptySecured, openSecured, userWith } from '../testing/open-secured.ts';
import { NEEDS } from './needs.ts';

afterEach(closeSecured);
afterEach(closeMongo);

const codeOf = (client: MongoClient, db: string, command: Document): Promise<number> =>
  client
    .db(db)
    .command(command)
    .then(
      () => 0,
      (error: { code: number }) => error.code,
    );

const find = { find: 'x' };
const insert = { insert: 'x', documents: [{ a: 1 }] };
const index = { createIndexes: 'x', indexes: [{ key: { a: 1 }, name: 'a_1' }] };
const newUser = { createUser: 'nuevo', pwd: 'x', roles: [] };

test('when nobody is logged in then only the commands of a handshake are answered', async () => {
  const { server } = await openSecured();
  const client = await clientOf(server);

  const answers = await Promise.all(
    [{ ping: 1 }, { hello: 1 }, { buildInfo: 1 }, { connectionStatus: 1 }].map((c) =>
      codeOf(client, 'shop', c),
    ),
  );

  expect(answers).toEqual([0, 0, 0, 0]);
  await expect(client.db('shop').command(find)).rejects.toMatchObject({
    code: 13,
    codeName: 'Unauthorized',
    message: 'Command find requires authentication',
  });
  expect(await codeOf(client, 'admin', { listDatabases: 1 })).toBe(13);
  expect(await codeOf(client, 'admin', { usersInfo: 1 })).toBe(13);
});

test('when there is no user yet then a client on this machine can make the first one and nothing else', async () => {
  const client = await clientOf(await openEmptySecured());
  const first = { createUser: 'raiz', pwd: 'x', roles: [{ role: 'root', db: 'admin' }] };

  expect(await codeOf(client, 'shop', find)).toBe(13);
  expect(await codeOf(client, 'shop', first)).toBe(13);
  expect(await codeOf(client, 'admin', first)).toBe(0);
  expect(await codeOf(client, 'admin', { ...first, createUser: 'otra' })).toBe(13);
});

test.each([
  ['read', { find: 0, insert: 13, index: 13, dropDatabase: 13, createUser: 13 }],
  ['readWrite', { find: 0, insert: 0, index: 0, dropDatabase: 13, createUser: 13 }],
  ['dbAdmin', { find: 13, insert: 13, index: 0, dropDatabase: 0, createUser: 13 }],
  ['userAdmin', { find: 13, insert: 13, index: 13, dropDatabase: 13, createUser: 0 }],
  ['dbOwner', { find: 0, insert: 0, index: 0, dropDatabase: 0, createUser: 0 }],
])('when a user has the role %s then it counts on its database and on no other', async (role, expected) => {
  const client = await userWith(await openSecured(), [{ role, db: 'catalog' }]);
  const commands = { find, insert, index, dropDatabase: { dropDatabase: 1 }, createUser: newUser };

  const [own, foreign] = [{} as Document, [] as number[]];
  for (const [name, command] of Object.entries(commands)) {
    own[name] = await codeOf(client, 'catalog', command);
    foreign.push(await codeOf(client, 'auth', command), await codeOf(client, 'admin', command));
  }

  expect(own).toEqual(expected);
  expect(new Set(foreign)).toEqual(new Set([13]));
});

test('when a right is missing then the message names the database and no data', async () => {
  const client = await userWith(await openSecured(), [{ role: 'read', db: 'catalog' }]);

  const refused = client.db('auth').collection('users').findOne({ email: 'ana@example.com' });

  await expect(refused).rejects.toThrow(
    /^not authorized on auth to execute command \{ find: "users", filter: \.\.\., .*\$db: "auth" \}$/,
  );
});

test('when users of one database look around then they see that one only, and never the users', async () => {
  const opened = await openSecured();
  const { root } = opened;
  for (const db of ['catalog', 'auth']) await root.db(db).command(insert);
  const client = await userWith(opened, [
    { role: 'read', db: 'catalog' },
    { role: 'readAnyDatabase', db: 'admin' },
  ]);
  const narrow = await userWith(opened, [{ role: 'read', db: 'catalog' }], 'estrecho');

  const { databases } = await narrow.db('admin').command({ listDatabases: 1 });

  expect(databases.map(({ name }: Document) => name)).toEqual(['catalog']);
  expect(await codeOf(client, 'auth', find)).toBe(0);
  expect(await codeOf(client, 'admin', { find: 'system.users' })).toBe(13);
  expect(await codeOf(narrow, 'catalog', { explain: { ...find, $db: 'auth' } })).toBe(73);
  expect(await root.db('admin').collection('system.users').countDocuments()).toBe(3);
  expect(await codeOf(root, 'admin', { delete: 'system.users', deletes: [{ q: {}, limit: 0 }] })).toBe(13);
});

test('when a cursor belongs to a database without rights then it cannot be read on or closed', async () => {
  const opened = await openSecured();
  const many = Array.from({ length: 20 }, (_, _id) => ({ _id }));
  await opened.root.db('auth').command({ insert: 'x', documents: many });
  const { cursor } = await opened.root.db('auth').command({ ...find, batchSize: 2 }, { promoteLongs: false });
  const client = await userWith(opened, [{ role: 'readWrite', db: 'catalog' }]);

  expect(await codeOf(client, 'auth', { getMore: cursor.id, collection: 'x' })).toBe(13);
  expect(await codeOf(client, 'catalog', { getMore: cursor.id, collection: 'x' })).toBe(13);
  const killing = { killCursors: 'x', cursors: [cursor.id] };
  expect((await client.db('catalog').command(killing))['cursorsKilled']).toEqual([]);
  const rest = await opened.root.db('auth').command({ getMore: cursor.id, collection: 'x' });
  expect(rest['cursor'].nextBatch).toHaveLength(18);
});

test('when a command is added to the server then somebody said who may run it', () => {
  expect(Object.keys(COMMANDS).filter((name) => !Object.hasOwn(NEEDS, name))).toEqual([]);
});
