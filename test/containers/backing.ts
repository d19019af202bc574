import { sayServers } from './say-servers.ts';
import { startMongoContainer, startRedisContainer, startS3Container, type StartedServer } from './servers.ts';

export type BackingContainers = { env: Record<string, string>; stop: () => Promise<void> };

const stopAll = async (servers: StartedServer[]): Promise<void> => {
  await Promise.all(servers.map(({ container }) => container.stop({ removeVolumes: true })));
};

/** Starts MongoDB, Redis and the S3 store as containers. When one does not start, none is left. */
export async function startBackingContainers(): Promise<BackingContainers> {
  const results = await Promise.allSettled([
    startMongoContainer(),
    startRedisContainer(),
    startS3Container(),
  ]);
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    await stopAll(started);
    throw failed.reason;
  }
  const env: Record<string, string> = Object.assign({}, ...started.map((server) => server.env));
  await sayServers(env);
  return { env, stop: () => stopAll(started) };
}
