// node tools/kubernetes/rolling.ts [deployables …]: what shoppers notice of a shop on Kubernetes (try.ts) while each piece is
// replaced, a pod is killed, a broken version is rolled back and a piece grows to three. LOAD_RATE requests per second
// (50) go to SHOP_URL, which must not be a forwarded port: that ends with its pod.
import { FRONT_ENDS } from '../../scripts/launch/front-ends.ts';
import { PROGRAMS } from '../../scripts/services.ts';
import { run } from '../containers/run.ts';
import { underLoad } from '../containers/under-load.ts';
import { kubectl, NAMESPACE, RELEASE, SHOP_URL } from './cluster.ts';

const PIECES = ['gateway', ...FRONT_ENDS, ...Object.keys(PROGRAMS)];
/** Terminating pods answer for a while. */
const AFTER_MS = 11_500;
const rows: Awaited<ReturnType<typeof underLoad>>[] = [];

async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
  const row = await underLoad({ what, base: SHOP_URL, act, afterMs: AFTER_MS });
  console.log(JSON.stringify(row));
  rows.push(row);
}

const inCluster = async (...args: string[]): Promise<void> => {
  if (!(await run('kubectl', ['-n', NAMESPACE, ...args]))) throw new Error(`kubectl ${args[0]} failed`);
};
const settled = (piece: string) => inCluster('rollout', 'status', `deployment/${piece}`, '--timeout=5m');
const scale = async (piece: string, replicas: number) => {
  await inCluster('scale', `deployment/${piece}`, `--replicas=${replicas}`);
  await settled(piece);
};

async function replace(piece: string): Promise<void> {
  await inCluster('rollout', 'restart', `deployment/${piece}`);
  await settled(piece);
}

async function kill(piece: string): Promise<void> {
  const label = `app.kubernetes.io/name=${piece},app.kubernetes.io/component=serve`;
  const [pod = ''] = kubectl(['get', 'pods', '-l', label, '-o', 'name']).split('\n');
  await inCluster('delete', pod, '--grace-period=0', '--force');
  await settled(piece);
}

/** A gateway that never becomes ready: helm must roll back by itself. */
async function deployBroken(): Promise<void> {
  const broken = ['--set', 'pieces.gateway.args={src/nothing.ts}', '--atomic', '--timeout', '90s'];
  const went = await run('helm', [
    '-n',
    NAMESPACE,
    'upgrade',
    RELEASE,
    'deploy/chart',
    '--reuse-values',
    ...broken,
  ]);
  if (went) throw new Error('helm took a version that does not start');
  await settled('gateway');
}

const named = process.argv.slice(2);
for (const piece of named.length > 0 ? named : PIECES)
  await measure(`${piece} replaced`, () => replace(piece));
if (named.length === 0) {
  await measure('catalog from one to three', () => scale('catalog', 3));
  await measure('one of three killed', () => kill('catalog'));
  await measure('catalog back to one', () => scale('catalog', 1));
  await measure('a broken gateway rolled back', deployBroken);
}
console.table(rows);
const sum = (of: 'sent' | 'failed') => rows.reduce((all, row) => all + row[of], 0);
console.log(`• ${sum('failed')} of ${sum('sent')} requests failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
