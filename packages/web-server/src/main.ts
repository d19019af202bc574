/**
 * The web server of a front end. WEB_ROOT holds the build (`dist`, `dist-ssr`), RELEASES_DIR the earlier builds, of
 * which KEEP_RELEASES stay. WEB_ROOT, RELEASES_DIR and PORT may be comma-separated lists: one process serves several.
 */
import { write } from 'node:fs';
import { openFrontEnd, type FrontEnd } from '@shop/http/front-end';
import { listen, stopOnSignal, type ListeningServer } from '@shop/http/listen';

function number(name: string, value: string | undefined, fallback: number): number {
  const parsed = Number(value ?? fallback);
  if (!Number.isInteger(parsed) || parsed < 0) throw new Error(`Configuration: ${name} is no whole number`);
  return parsed;
}

type Served = FrontEnd & { port: number; host: string };

async function serve({ port, host, ...frontEnd }: Served): Promise<ListeningServer> {
  const { app, release } = await openFrontEnd(frontEnd);
  const running = await listen({ app, port, host });
  frontEnd.say(`listening on ${running.port} with release ${release} of ${frontEnd.root}`);
  return running;
}

export async function start(env: NodeJS.ProcessEnv) {
  const log = Number(env['LOG_FD']);
  const say = (text: string) => {
    const line = JSON.stringify({ msg: text });
    if (log) write(log, `${line}\n`, () => undefined);
    else console.log(line);
  };
  if (!env['WEB_ROOT']) throw new Error('Configuration: WEB_ROOT is missing');
  const roots = env['WEB_ROOT'].split(',');
  const stores = (env['RELEASES_DIR'] ?? '/srv/releases').split(',');
  const ports = (env['PORT'] ?? '8080').split(',').map((port) => number('PORT', port, 8080));
  if (stores.length !== roots.length || ports.length !== roots.length)
    throw new Error('Configuration: WEB_ROOT, RELEASES_DIR and PORT have different lengths');
  const keep = Math.max(1, number('KEEP_RELEASES', env['KEEP_RELEASES'], 5));
  const host = env['HOST'] ?? '127.0.0.1';
  const served = await Promise.allSettled(
    roots.map((root, i) => serve({ root, store: stores[i]!, keep, say, port: ports[i]!, host })),
  );
  const all = served.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const running = {
    leave: () => all.forEach((one) => one.leave()),
    close: async () => void (await Promise.all(all.map((one) => one.close()))),
  };
  const failed = served.find((one) => one.status === 'rejected');
  if (!failed) return { running, say };
  // Frees the ports, because a program in a shared process may try again.
  await running.close();
  throw failed.reason;
}

async function main(): Promise<void> {
  const { running, say } = await start(process.env);
  const drainMs = number('DRAIN_MS', process.env['DRAIN_MS'], 0);
  stopOnSignal(running, drainMs, { info: say, error: (error) => console.error(error) });
}

if (import.meta.main)
  main().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
