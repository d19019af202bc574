/**
 * Installs deploy/chart on the cluster that kubectl knows, with stores and payment sandbox inside.
 *   npm run deploy:k8s:try [-- --stories]   IMAGES, VERSION: where images come from and which; NAMESPACE; SHOP_URL;
 *                                           NODE_PORT opens a port of the nodes, else one is forwarded to SHOP_URL
 * Images must be on the nodes or in IMAGES, a registry they reach. `--stories` shops in it and ends.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OWNER } from '../../e2e/steps/owner.ts';
import { PLAYWRIGHT, run } from '../containers/run.ts';
import {
  answers,
  ask,
  forwardPort,
  helm,
  kubectl,
  must,
  NAMESPACE,
  RELEASE,
  SHOP_URL,
  whyNoCluster,
} from './cluster.ts';

const { IMAGES, VERSION, NODE_PORT } = process.env;
const STORIES = ['buy-a-blend', 'admin-orders'];
const { values: flags } = parseArgs({ options: { stories: { type: 'boolean' } } });

/** Pods must pass the strictest Kubernetes pod standard. */
const namespace = {
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name: NAMESPACE, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
};

/** The secrets of an earlier try stay, because the stores' data depend on them. */
function makeSecret(): void {
  if (ask('kubectl', ['-n', NAMESPACE, 'get', 'secret', 'elixir-shop']).ok) return;
  const folder = mkdtempSync(join(tmpdir(), 'elixir-shop-secrets-'));
  try {
    // The stories sign in as the owner that they know.
    if (flags.stories) writeFileSync(join(folder, 'admin_password'), OWNER.password);
    must(process.execPath, ['deploy/make-secrets.mjs', '--demo', folder]);
    kubectl(['create', 'secret', 'generic', 'elixir-shop', `--from-file=${folder}`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const setting = (name: string, value: string | undefined) =>
  value ? ['--set-string', `${name}=${value}`] : [];
const CHART = [
  ...['deploy/chart', '-f', 'deploy/chart/values-trial.yaml'],
  ...['--set-file', 'trial.mongoUsers=deploy/mongo/10-users.js'],
  ...['--set-file', 'trial.redisConf=deploy/redis/redis.conf'],
  ...setting('publicBaseUrl', SHOP_URL),
  ...setting('images.registry', IMAGES),
  ...setting('images.tag', VERSION),
  ...(NODE_PORT ? ['--set', `service.type=NodePort,service.nodePort=${NODE_PORT}`] : []),
  ...(flags.stories ? setting('pieces.auth.env.ADMIN_USERNAME', OWNER.username) : []),
  // Raised, because all stories share an address.
  ...(flags.stories ? setting('pieces.gateway.env.PAGES_PER_MINUTE', '100000') : []),
];

async function install(): Promise<void> {
  await helm('lint', '--strict', ...CHART);
  must('kubectl', ['apply', '-f', '-'], JSON.stringify(namespace));
  makeSecret();
  // The cluster validates every field before anything is created.
  const rendered = must('helm', ['-n', NAMESPACE, 'template', RELEASE, ...CHART]);
  kubectl(['apply', '--dry-run=server', '-f', '-'], rendered);
  const start = performance.now();
  await helm('upgrade', '--install', RELEASE, ...CHART, '--wait', '--timeout', '10m');
  console.log(`• installed in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await helm('test', RELEASE);
}

async function tryOut(): Promise<boolean> {
  await install();
  const forwarding = NODE_PORT ? undefined : await forwardPort();
  try {
    if (!(await answers())) throw new Error(`nobody answers at ${SHOP_URL}`);
    console.log(`• the shop answers at ${SHOP_URL}; to remove it: kubectl delete namespace ${NAMESPACE}`);
    if (flags.stories) return await run(process.execPath, [...PLAYWRIGHT, ...STORIES], { SHOP_URL });
    if (forwarding) await new Promise((resolve) => forwarding.once('exit', resolve));
    return true;
  } finally {
    forwarding?.kill();
  }
}

const reason = whyNoCluster();
if (reason) {
  console.error(`✖ deploy:k8s:try needs helm, kubectl and a cluster: ${reason}`);
  process.exit(1);
}
try {
  process.exitCode = (await tryOut()) ? 0 : 1;
} catch (error) {
  console.error(`✖ ${(error as Error).message}`);
  console.error(ask('kubectl', ['-n', NAMESPACE, 'get', 'pods']).out);
  process.exitCode = 1;
}
