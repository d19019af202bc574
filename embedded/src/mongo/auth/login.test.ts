import { afterEach, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { closeMongo } from '../testing/open-mongo.ts';
import {
  clientOf,
  closeSecured,
  openEmptySecured,
  openSecured,
  ROOT,
  userWith,
} from '../testing/open-secured.ts';

afterEach(closeSecured);
afterEach(closeMongo);

test('when the password is right then the driver is logged in with its roles', async () => {
  const { root } = await openSecured();

  const { authInfo } = await root.db('admin').command({ connectionStatus: 1 });

  expect(authInfo).toEqual({
    authenticatedUsers: [{ user: 'root', db: 'admin' }],
    authenticatedUserRoles: [{ role: 'root', db: 'admin' }],
  });
});

test.each([
  ['the password is wrong', { ...ROOT, password: 'otra' }],
  ['nobody has that name', { user: 'nadie', password: ROOT.password }],
  ['the user is one of another database', { ...ROOT, authSource: 'catalog' }],
])('when %s then the login fails with error 18', async (_case, login) => {
  const { server } = await openSecured();

  await expect(clientOf(server, login)).rejects.toMatchObject({
    code: 18,
    codeName: 'AuthenticationFailed',
    message: 'Authentication failed.',
  });
});

test('when a client does not begin with its hello then the exchange of three steps works as well', async () => {
  const { server } = await openSecured();
  const client = await clientOf(server);
  const sasl = (payload: string) =>
    client.db('admin').command({
      saslStart: 1,
      mechanism: 'SCRAM-SHA-256',
      payload: new mongoose.mongo.Binary(Buffer.from(payload)),
    });

  const { conversationId, done, payload } = await sasl('n,,n=root,r=abc');

  expect(done).toBe(false);
  expect(String(payload)).toMatch(/^r=abc[\w+/=]{32},s=[\w+/=]{40},i=15000$/);
  const next = {
    saslContinue: 1,
    conversationId,
    payload: new mongoose.mongo.Binary(Buffer.from('c=biws,r=x,p=AA==')),
  };
  await expect(client.db('admin').command(next)).rejects.toMatchObject({ code: 18 });
  await expect(client.db('admin').command(next)).rejects.toMatchObject({ code: 17 });
  await expect(sasl('n=root')).rejects.toMatchObject({ code: 18 });
});

test('when a name does not exist then the first answer looks like that of one that does', async () => {
  const { server } = await openSecured();
  const client = await clientOf(server);
  const begin = async (name: string) => {
    const payload = new mongoose.mongo.Binary(Buffer.from(`n,,n=${name},r=abc`));
    const reply = await client.db('admin').command({ saslStart: 1, mechanism: 'SCRAM-SHA-256', payload });
    return String(reply['payload']).replace(/^r=[^,]+/, '');
  };

  const [twice, again] = [await begin('nadie'), await begin('nadie')];

  expect(twice).toBe(again);
  expect(twice).toMatch(/^,s=[\w+/=]{40},i=15000$/);
  expect(await begin('otro')).not.toBe(twice);
});

test('when another mechanism is asked for then it is refused', async () => {
  const { server } = await openSecured();

  const login = clientOf(server).then((client) =>
    client.db('admin').command({ saslStart: 1, mechanism: 'PLAIN', payload: new mongoose.mongo.Binary() }),
  );

  await expect(login).rejects.toMatchObject({ code: 334 });
});

test('when mongoose connects with a user in its address then it reads and writes', async () => {
  const { server, root } = await openSecured();
  await userWith({ server, root }, [{ role: 'readWrite', db: 'shop' }], 'a=b,c');
  const address = server.uri.replace(
    '//',
    `//${encodeURIComponent('a=b,c')}:${encodeURIComponent('una clave')}@`,
  );

  const connection = await mongoose
    .createConnection(`${address}/?authSource=admin`, { dbName: 'shop' })
    .asPromise();
  const Flower = connection.model('Flower', new mongoose.Schema({ name: String }));
  await Flower.create({ name: 'Xtabentún' });
  const found = await Flower.findOne().lean();
  await connection.close();

  expect(found?.name).toBe('Xtabentún');
});

test('when a user logs out then the connection has no rights any more', async () => {
  const { root } = await openSecured();

  await root.db('admin').command({ logout: 1 });

  await expect(root.db('shop').collection('x').findOne()).rejects.toMatchObject({ code: 13 });
});

test('when the server starts again then its users are there and the door for the first one is shut', async () => {
  const { server, root, dataDir } = await openSecured();
  await root.close();
  await server.close();

  const again = await openEmptySecured(dataDir);

  await expect(clientOf(again, ROOT)).resolves.toBeDefined();
  const stranger = (await clientOf(again)).db('admin');
  await expect(stranger.command({ createUser: 'b', pwd: 'x', roles: ['root'] })).rejects.toMatchObject({
    code: 13,
  });
});
