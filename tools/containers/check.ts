// node tools/containers/check.ts: inspects the containers of a running shop (A23): their users, what they can reach,
// the rights of their database users, and whether a secret is visible.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/launch/options.ts';
import { databaseOf, SERVICES } from '../../scripts/services.ts';
import { containersOf, docker, lines, must, nodeIn } from './docker.ts';

type Row = { what: string; wanted: string; found: string };
const rows: Row[] = [];
const note = (what: string, wanted: unknown, found: unknown) =>
  rows.push({ what, wanted: String(wanted), found: String(found) });

const reach = (host: string, port: number) => `
  import { connect } from 'node:net';
  const socket = connect({ host: '${host}', port: ${port} });
  const end = (word) => { console.log(word); process.exit(0); };
  socket.once('connect', () => end('yes')).once('error', () => end('no'));
  setTimeout(() => end('no'), 2000);`;

const OF_CATALOG = (database: string) => `
  import { readFileSync } from 'node:fs';
  import mongoose from 'mongoose';
  const uri = readFileSync(process.env.MONGODB_URI_FILE, 'utf8').trim();
  const db = await mongoose.createConnection(uri, { dbName: '${database}' }).asPromise();
  const word = await db.collection('probe').insertOne({ at: 1 }).then(
    async () => { await db.collection('probe').drop(); return 'yes'; },
    (error) => 'no, code ' + error.code,
  );
  console.log(word);
  await db.close();`;

async function users(): Promise<void> {
  for (const id of lines(await must(['compose', 'ps', '-q', '--status', 'running'], true))) {
    const name = await must(
      ['inspect', '--format', '{{index .Config.Labels "com.docker.compose.service"}}', id],
      true,
    );
    const uid = (await docker(['exec', id, 'id', '-u'], true)).out;
    note(`${name}: not root`, true, uid !== '0' || (name === 's3' && 'root, without capabilities'));
    const wrote = await docker(
      ['exec', id, 'sh', '-c', 'if (: > /probe) 2>/dev/null; then echo yes; else echo no; fi'],
      true,
    );
    note(`${name}: writes to its file system`, 'no', wrote.out);
  }
}

async function networks(): Promise<void> {
  const ways: [string, string, number, string][] = [
    ['gateway', 'catalog', 8080, 'yes'],
    ['gateway', 'mongo', 27017, 'no'],
    ['gateway', 'redis', 6379, 'yes'],
    ['gateway', 's3', 9000, 'no'],
    ['auth', 'catalog', 8080, 'no'],
    ['auth', 'mongo', 27017, 'yes'],
    ['auth', 's3', 9000, 'no'],
    ['shell', 'catalog', 8080, 'no'],
    ['cart-orders', 'catalog', 8080, 'yes'],
    ['cart-orders', 'auth', 8080, 'no'],
    ['cart-orders', 'content-media', 8080, 'no'],
    ['content-media', 's3', 9000, 'yes'],
  ];
  for (const [from, to, port, wanted] of ways)
    note(`${from} reaches ${to}`, wanted, await nodeIn(from, reach(to, port)));
}

async function databases(): Promise<void> {
  for (const database of [...SERVICES.map(databaseOf), 'admin']) {
    const wanted = database === 'catalog' ? 'yes' : 'no, code 13';
    note(`catalog's user writes to ${database}`, wanted, await nodeIn('catalog', OF_CATALOG(database)));
  }
}

/** Neither a container's environment nor its image's layers may contain a secret of deploy/secrets. */
async function secrets(): Promise<void> {
  const folder = process.env['SECRETS_DIR'] ?? join(ROOT, 'deploy', 'secrets');
  const values = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .filter(Boolean);
  for (const service of ['gateway', ...SERVICES, 'mongo', 's3']) {
    const [id = ''] = await containersOf(service);
    const inspected = await must(['inspect', id], true);
    const image = await must(['inspect', '--format', '{{.Image}}', id], true);
    const history = await must(['history', '--no-trunc', '--format', '{{.CreatedBy}}', image], true);
    const shown = values.some((value) => inspected.includes(value) || history.includes(value));
    note(`${service}: a secret shows`, false, shown);
  }
}

await users();
await networks();
await databases();
await secrets();
const wrong = rows.filter(({ wanted, found }) => wanted !== found && !found.startsWith('root, without'));
console.table(rows);
console.log(
  wrong.length === 0 ? `• ${rows.length} checks hold` : `✖ ${wrong.length} of ${rows.length} checks fail`,
);
process.exit(wrong.length === 0 ? 0 : 1);
