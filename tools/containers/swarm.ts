// node tools/containers/swarm.ts: tries deploy/stack.yml on a swarm of this machine alone, and takes it down again.
// Wants images built, deploy/secrets made and port 8080 free; a machine that is in a swarm already is left alone.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docker, lines, must } from './docker.ts';
import { underLoad } from './under-load.ts';

const STACK = 'shop-trial';
const PUBLISHED = 'http://127.0.0.1:8080';
/** The trial goes through a proxy: Swarm's routing mesh needs IPVS in the kernel, which not every machine has. */
const base = 'http://127.0.0.1:8081';
const PATIENCE_MS = 600_000;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const seconds = (start: number) => Number(((performance.now() - start) / 1000).toFixed(1));

/** Waits until every service has all its tasks. @throws Error that names those which have not */
async function settled(timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const rows = lines(await must(['stack', 'services', STACK, '--format', '{{.Name}} {{.Replicas}}'], true));
    const waiting = rows.filter((row) => {
      const [have, want] = (row.split(' ')[1] ?? '').split('/');
      return have !== want;
    });
    if (waiting.length === 0 && rows.length > 0) return;
    if (Date.now() > end) throw new Error(`not there after ${timeoutMs / 1000} s: ${waiting.join(', ')}`);
    await sleep(500);
  }
}

/** How Swarm says that a change went, once it says it: it watches the new tasks for a while. */
async function outcome(service: string): Promise<string> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const state = await must(['service', 'inspect', '--format', '{{.UpdateStatus.State}}', service], true);
    if (!['updating', 'rollback_started'].includes(state) || Date.now() > end) return state;
    await sleep(500);
  }
}

/** Changes a service under 50 requests per second. Answers how Swarm says it went and what shoppers noticed. */
async function change(what: string, service: string, args: string[]) {
  const act = () => docker(['service', 'update', '-q', ...args, `${STACK}_${service}`], true);
  const noticed = await underLoad({ what, base, act });
  const state = await outcome(`${STACK}_${service}`);
  return { ...noticed, state };
}

/** The proxy of deploy/compose.edge.yml as one more service, before the gateway's tasks. (JSON is YAML.) */
function withProxy(folder: string): string {
  const conf = readFileSync('deploy/edge/nginx.conf', 'utf8').replace(
    'http://gateway:',
    'http://tasks.gateway:',
  );
  const [file, config] = [join(folder, 'edge.json'), join(folder, 'nginx.conf')];
  writeFileSync(config, conf);
  const edge = {
    image: 'nginxinc/nginx-unprivileged:1.28-alpine',
    ports: [{ target: 8080, published: 8081, mode: 'host' }],
    networks: ['front'],
    configs: [{ source: 'edge', target: '/etc/nginx/conf.d/default.conf' }],
  };
  writeFileSync(
    file,
    JSON.stringify({ version: '3.8', services: { edge }, configs: { edge: { file: config } } }),
  );
  return file;
}

const answers = (address: string): Promise<string> =>
  fetch(`${address}/menu`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => String(status),
    () => 'no answer',
  );

async function deploy(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'swarm-trial-'));
  try {
    const files = ['-c', 'deploy/stack.yml', '-c', withProxy(folder)];
    await must(['stack', 'deploy', ...files, '--resolve-image', 'never', '--detach=true', STACK], true);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await settled(PATIENCE_MS);
}

/** Waits for the archive that a schedule makes at its start when there is none. @throws Error with the schedule's own words when it makes none */
async function backedUp(): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const said = await must(['service', 'logs', '--raw', `${STACK}_backup-schedule`], true);
    const made = /✔ (shop-\S+)/.exec(said)?.[1];
    if (made) return console.log(`• the backup schedule made ${made}`);
    if (Date.now() > end) throw new Error(`no backup: ${said}`);
    await sleep(1_000);
  }
}

async function tryStack(): Promise<number> {
  const start = performance.now();
  await deploy();
  const rows: object[] = [{ what: 'stack deploy', seconds: seconds(start) }];
  console.log(
    `• the shop answers ${await answers(base)}; at Swarm's routing mesh: ${await answers(PUBLISHED)}`,
  );
  await backedUp();
  const changes = [
    await change('catalog replaced', 'catalog', ['--force']),
    await change('gateway replaced', 'gateway', ['--force']),
    // It never becomes healthy: Swarm has to go back by itself.
    await change('catalog with a broken version', 'catalog', ['--args', 'src/nothing.ts']),
  ];
  console.table([...rows, ...changes]);
  const [good, mesh, broken] = changes;
  const held = changes.every(({ failed }) => failed === 0);
  return held &&
    good?.state === 'completed' &&
    mesh?.state === 'completed' &&
    broken?.state === 'rollback_completed'
    ? 0
    : 1;
}

/** Volumes can go once the last container has. */
async function removeVolumes(): Promise<void> {
  const ofStack = ['volume', 'ls', '-q', '--filter', `label=com.docker.stack.namespace=${STACK}`];
  for (let tries = 0; tries < 30; tries += 1) {
    const volumes = lines((await docker(ofStack, true)).out);
    if (volumes.length === 0 || (await docker(['volume', 'rm', ...volumes], true)).code === 0) return;
    await sleep(1_000);
  }
}

if ((await must(['info', '--format', '{{.Swarm.LocalNodeState}}'], true)) !== 'inactive') {
  console.error('✖ This machine is in a swarm already.');
  process.exit(1);
}
process.env['PUBLIC_BASE_URL'] ??= 'http://localhost:8080';
process.env['BACKUPS'] = '1';
await must(['swarm', 'init', '--advertise-addr', '127.0.0.1'], true);
let code = 1;
try {
  const self = await must(['info', '--format', '{{.Swarm.NodeID}}'], true);
  await must(['node', 'update', '--label-add', 'stores=true', self], true);
  code = await tryStack();
} catch (error) {
  console.error(`✖ ${(error as Error).message}`);
} finally {
  await docker(['stack', 'rm', STACK], true);
  await docker(['swarm', 'leave', '--force'], true);
  await removeVolumes();
}
process.exit(code);
