import { afterEach, expect, test } from '@jest/globals';
import type { Document } from 'mongodb';
import { closeMongo, openMongo } from '../testing/open-mongo.ts';
import { clientOf, closeSecured, openSecured, userWith } from '../testing/open-secured.ts';

afterEach(closeSecured);
afterEach(closeMongo);

const READ_SHOP = [{ role: 'read', db: 'shop' }];

test('when a user is made then it is kept as MongoDB keeps it, without the password', async () => {
  const { client } = await openMongo();
  const make = {
    createUser: 'ana',
    pwd: 'secreta',
    roles: ['readWrite'],
    customData: { equipo: 'catálogo' },
  };

  await client.db('catalog').command(make);

  const [stored] = await client
    .db('admin')
    .collection<Document & { _id: string }>('system.users')
    .find()
    .toArray();
  expect(stored).toMatchObject({
    _id: 'catalog.ana',
    user: 'ana',
    db: 'catalog',
    roles: [{ role: 'readWrite', db: 'catalog' }],
    customData: { equipo: 'catálogo' },
    credentials: {
      'SCRAM-SHA-256': { iterationCount: 15_000, salt: expect.stringMatching(/^[\w+/=]{40}$/) },
    },
  });
  expect(JSON.stringify(stored)).not.toContain('secreta');
});

test('when users are asked for then what they prove themselves with stays out', async () => {
  const { client } = await openMongo();
  const db = client.db('catalog');
  for (const createUser of ['ana', 'eva']) await db.command({ createUser, pwd: 'x', roles: READ_SHOP });

  const { users } = await db.command({ usersInfo: 'ana' });

  expect(users).toMatchObject([{ _id: 'catalog.ana', roles: READ_SHOP, mechanisms: ['SCRAM-SHA-256'] }]);
  expect(users[0]).not.toHaveProperty('credentials');
  expect((await db.command({ usersInfo: 1 }))['users']).toHaveLength(2);
  expect((await client.db('auth').command({ usersInfo: 1 }))['users']).toHaveLength(0);
  const everywhere = { usersInfo: { forAllDBs: true }, filter: { user: 'eva' }, showCredentials: true };
  expect((await client.db('admin').command(everywhere))['users']).toMatchObject([
    { user: 'eva', credentials: {} },
  ]);
});

test.each([
  ['exists', { createUser: 'ana', pwd: 'x', roles: [] }, 51003],
  ['has no password', { createUser: 'b', roles: [] }, 2],
  ['has an empty password', { createUser: 'b', pwd: '', roles: [] }, 2],
  ['has no list of roles', { createUser: 'b', pwd: 'x' }, 40414],
  ['has a role that does not exist', { createUser: 'b', pwd: 'x', roles: ['jefa'] }, 31],
  ['has a role that is not one of its database', { createUser: 'b', pwd: 'x', roles: ['root'] }, 31],
  ['has a role that only MongoDB has', { createUser: 'b', pwd: 'x', roles: ['backup'] }, 238],
  ['wants SCRAM-SHA-1', { createUser: 'b', pwd: 'x', roles: [], mechanisms: ['SCRAM-SHA-1'] }, 238],
  ['has a password beyond ASCII', { createUser: 'b', pwd: 'contraseña', roles: [] }, 238],
  ['is to be changed and is unknown', { updateUser: 'b', pwd: 'x' }, 11],
  ['is to be removed and is unknown', { dropUser: 'b' }, 11],
])('when a user %s then it is refused', async (_case, command, code) => {
  const { client } = await openMongo();
  await client.db('shop').command({ createUser: 'ana', pwd: 'x', roles: [] });

  await expect(client.db('shop').command(command)).rejects.toMatchObject({ code });
});

test('when a password changes then the old one is worth nothing', async () => {
  const { server, root } = await openSecured();
  await userWith({ server, root }, READ_SHOP, 'ana');

  await root.db('admin').command({ updateUser: 'ana', pwd: 'nueva' });

  await expect(clientOf(server, { user: 'ana', password: 'una clave' })).rejects.toMatchObject({ code: 18 });
  await expect(clientOf(server, { user: 'ana', password: 'nueva' })).resolves.toBeDefined();
});

test('when roles change or a user is removed then open connections feel it at once', async () => {
  const opened = await openSecured();
  const client = await userWith(opened, READ_SHOP, 'ana');
  const read = (db: string) => client.db(db).collection('x').findOne();
  await read('shop');

  await opened.root.db('admin').command({ updateUser: 'ana', roles: [{ role: 'read', db: 'auth' }] });

  await expect(read('shop')).rejects.toMatchObject({ code: 13 });
  await expect(read('auth')).resolves.toBeNull();
  await opened.root.db('admin').command({ dropUser: 'ana' });
  await expect(read('auth')).rejects.toThrow('Command find requires authentication');
});

test('when someone manages the users of one database then no right on another can be given away', async () => {
  const opened = await openSecured();
  const client = await userWith(opened, [{ role: 'userAdmin', db: 'shop' }], 'jefa');
  const give = (roles: unknown[]) => client.db('shop').command({ createUser: 'b', pwd: 'x', roles });

  await expect(give([{ role: 'root', db: 'admin' }])).rejects.toMatchObject({ code: 13 });
  await expect(give([{ role: 'read', db: 'auth' }])).rejects.toMatchObject({ code: 13 });
  await expect(client.db('admin').command({ usersInfo: { forAllDBs: true } })).rejects.toMatchObject({
    code: 13,
  });
  await expect(give(['readWrite'])).resolves.toMatchObject({ ok: 1 });
});

test('when the database of the users is to be dropped then it is refused', async () => {
  const { root } = await openSecured();

  await expect(root.db('admin').command({ dropDatabase: 1 })).rejects.toMatchObject({ code: 20 });
});
