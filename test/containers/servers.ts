import { randomBytes } from 'node:crypto';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import { IMAGES } from './images.ts';

export type StartedServer = { container: StartedTestContainer; env: Record<string, string> };

const secret = () => randomBytes(16).toString('hex');
const addressOf = (container: StartedTestContainer, port: number) =>
  `${container.getHost()}:${container.getMappedPort(port)}`;

/** With a root user, as in production: the services log in. */
export async function startMongoContainer(): Promise<StartedServer> {
  const password = secret();
  const container = await new GenericContainer(IMAGES.mongo)
    .withEnvironment({ MONGO_INITDB_ROOT_USERNAME: 'root', MONGO_INITDB_ROOT_PASSWORD: password })
    .withExposedPorts(27017)
    // By the container's own address: while users are being made, mongod listens on loopback only.
    .withWaitStrategy(Wait.forSuccessfulCommand(`bash -c '</dev/tcp/$HOSTNAME/27017'`))
    .withStartupTimeout(180_000)
    .start();
  return { container, env: { MONGODB_URI: `mongodb://root:${password}@${addressOf(container, 27017)}` } };
}

export async function startRedisContainer(): Promise<StartedServer> {
  const password = secret();
  const container = await new GenericContainer(IMAGES.redis)
    .withCommand(['redis-server', '--maxmemory-policy', 'noeviction', '--requirepass', password])
    .withExposedPorts(6379)
    .withStartupTimeout(60_000)
    .start();
  return { container, env: { REDIS_URL: `redis://:${password}@${addressOf(container, 6379)}` } };
}

export async function startS3Container(): Promise<StartedServer> {
  const keys = { S3_ACCESS_KEY: 'pruebas', S3_SECRET_KEY: secret() };
  const container = await new GenericContainer(IMAGES.s3)
    .withEnvironment({ MINIO_ROOT_USER: keys.S3_ACCESS_KEY, MINIO_ROOT_PASSWORD: keys.S3_SECRET_KEY })
    .withCommand(['server', '/data'])
    .withExposedPorts(9000)
    .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000))
    .withStartupTimeout(60_000)
    .start();
  return { container, env: { S3_ENDPOINT: `http://${addressOf(container, 9000)}`, ...keys } };
}
