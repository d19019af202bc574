import { afterEach, expect, test } from '@jest/globals';
import { closeMongo } from '../../embedded/src/mongo/testing/open-mongo.ts';
import { closeSecured, openSecured, ROOT, userWith } from '../../embedded/src/mongo/testing/open-secured.ts';
import { checkMongo } from './mongo.ts';

afterEach(closeSecured);
afterEach(closeMongo);

const uriOf = (port: number, user: string, password: string) =>
  `mongodb://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/`;

test('when a user has its own database alone then it is right', async () => {
  const secured = await openSecured();
  await userWith(secured, [{ role: 'readWrite', db: 'catalog' }], 'catalog');

  const found = await checkMongo({ MONGODB_URI: uriOf(secured.server.port, 'catalog', 'una clave') });

  expect(found).toMatchObject([{ level: 'ok', text: 'Responde y pide contraseña.' }]);
});

test('when the address names several hosts then the server is examined as with one', async () => {
  const secured = await openSecured();
  await userWith(secured, [{ role: 'readWrite', db: 'catalog' }], 'catalog');
  const { port } = secured.server;
  const one = uriOf(port, 'catalog', 'una clave');

  for (const uri of [one, one.replace(/\/$/, '')]) {
    const several = uri.replace(`:${port}`, `:${port},127.0.0.1:${port}`);
    const found = await checkMongo({ MONGODB_URI: several });

    expect(found).toMatchObject([{ level: 'ok', text: 'Responde y pide contraseña.' }]);
  }
});

test('when a user may do more, or reach other databases then it is a warning', async () => {
  const secured = await openSecured();
  const roles = ['catalog', 'auth'].map((db) => ({ role: 'readWrite', db }));
  await userWith(secured, roles, 'both');

  for (const uri of [
    uriOf(secured.server.port, ROOT.user, ROOT.password),
    uriOf(secured.server.port, 'both', 'una clave'),
  ])
    expect(await checkMongo({ MONGODB_URI: uri })).toMatchObject([
      { level: 'ok' },
      { level: 'warning', text: expect.stringContaining('puede más que lo suyo') },
    ]);
});

test('when the password is wrong then it is an error that does not repeat it', async () => {
  const secured = await openSecured();

  const found = await checkMongo({ MONGODB_URI: uriOf(secured.server.port, 'root', 'hush') });

  expect(found).toMatchObject([{ level: 'error' }]);
  expect(JSON.stringify(found)).not.toContain('hush');
});
