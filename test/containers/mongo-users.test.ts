import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import { databaseOf, SERVICES } from '../../scripts/services.ts';
import { IMAGES } from './images.ts';
import { mongoVersion } from './say-servers.ts';

const INIT = readFileSync(join(import.meta.dirname, '../../deploy/mongo/10-users.js'), 'utf8');
const DATABASES = SERVICES.map(databaseOf);

const file = (target: string, content: string) => ({ target, content, mode: 0o444 });

/** The database container as docker-compose.yml describes it: a root user, and the shop's script that makes the others. */
const startShopMongo = (): Promise<StartedTestContainer> =>
  new GenericContainer(IMAGES.mongo)
    .withEnvironment({
      MONGO_INITDB_ROOT_USERNAME: 'root',
      MONGO_INITDB_ROOT_PASSWORD_FILE: '/run/secrets/mongo_root_password',
    })
    .withCopyContentToContainer([
      file('/docker-entrypoint-initdb.d/10-users.js', INIT),
      file('/run/secrets/mongo_root_password', 'de-raiz'),
      ...DATABASES.map((name) => file(`/run/secrets/mongo_${name}_password`, `clave-de-${name}`)),
    ])
    .withExposedPorts(27017)
    .withWaitStrategy(Wait.forSuccessfulCommand(`bash -c '</dev/tcp/$HOSTNAME/27017'`))
    .withStartupTimeout(180_000)
    .start();

type Login = { user: string; password?: string };

const uriOf = (container: StartedTestContainer, { user, password = `clave-de-${user}` }: Login): string =>
  `mongodb://${user}:${password}@${container.getHost()}:${container.getMappedPort(27017)}/?w=majority&journal=true`;

async function as<T>(
  container: StartedTestContainer,
  login: Login,
  work: (client: MongoClient) => Promise<T>,
): Promise<T | number> {
  const client = new MongoClient(uriOf(container, login), { serverSelectionTimeoutMS: 10_000 });
  try {
    return await work(client);
  } catch (error) {
    return (error as { code: number }).code;
  } finally {
    await client.close();
  }
}

const write = (db: string) => async (client: MongoClient) =>
  (await client.db(db).collection('tried').insertOne({ at: new Date() })).acknowledged;
const read = (db: string) => async (client: MongoClient) =>
  client.db(db).collection('tried').countDocuments();

test('when the image has made the users of the services then each has its own database and no other', async () => {
  const container = await startShopMongo();
  try {
    const catalog = { user: 'catalog' };

    for (const user of DATABASES) expect(await as(container, { user }, write(user))).toBe(true);
    expect(await as(container, catalog, write('auth'))).toBe(13);
    expect(await as(container, catalog, read('cart_orders'))).toBe(13);
    expect(await as(container, catalog, (client) => client.db('admin').command({ usersInfo: 1 }))).toBe(13);
    expect(await as(container, { user: 'catalog', password: 'otra' }, read('catalog'))).toBe(18);
    const address = `mongodb://${container.getHost()}:${container.getMappedPort(27017)}`;
    const stranger = await new MongoClient(address).connect();
    await expect(stranger.db('catalog').collection('tried').findOne()).rejects.toMatchObject({ code: 13 });
    await stranger.close();

    await container.restart();

    expect(await as(container, catalog, read('catalog'))).toBe(1);
    expect(await as(container, catalog, read('auth'))).toBe(13);
    process.stdout.write(
      `• the users were tried on ${await mongoVersion(uriOf(container, { user: 'root', password: 'de-raiz' }))}\n`,
    );
  } finally {
    await container.stop({ removeVolumes: true });
  }
}, 300_000);
