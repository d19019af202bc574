/**
 * The program of a front end's container. WEB_ROOT holds the build (`dist`, `dist-ssr`), RELEASES_DIR the builds of
 * before, of which KEEP_RELEASES stay.
 */
import { listen, stopOnSignal } from './listen.ts';
import { publish, readRelease } from './releases.ts';
import { createWebServer } from './server.ts';

function number(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`Configuration: ${name} is no whole number`);
  return value;
}

async function main(): Promise<void> {
  const { WEB_ROOT: root, RELEASES_DIR: store = '/srv/releases', HOST: host = '127.0.0.1' } = process.env;
  if (!root) throw new Error('Configuration: WEB_ROOT is missing');
  const release = await readRelease(root);
  if (release.files.length === 0)
    throw new Error(`Configuration: WEB_ROOT: there is no build in ${root}/dist`);
  await publish(root, release, store, Math.max(1, number('KEEP_RELEASES', 5)));
  const app = createWebServer({ root, store, release });
  const running = await listen({ app, port: number('PORT', 8080), host });
  const log = (text: string) => console.log(JSON.stringify({ msg: text, release: release.id }));
  stopOnSignal(running, number('DRAIN_MS', 0), { info: log, error: (error) => console.error(error) });
  log(`listening on ${running.port}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
