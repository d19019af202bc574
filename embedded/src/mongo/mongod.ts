/** The embedded server with the command line of mongod, for an image that replaces MongoDB's. */
import { readMongodOptions } from './mongod-options.ts';
import { startMongo } from './server.ts';

const say = (fields: Record<string, unknown>) =>
  process.stdout.write(`${JSON.stringify({ t: new Date().toISOString(), ...fields })}\n`);

async function run(): Promise<void> {
  const { host, auth, ...options } = readMongodOptions(process.argv.slice(2));
  const server = await startMongo({ host, auth, ...options });
  say({ msg: 'This is the embedded server, not MongoDB', attr: { dbpath: options.dataDir, auth } });
  say({ msg: 'Waiting for connections', attr: { address: host, port: server.port } });
  const end = (signal: NodeJS.Signals) => {
    say({ msg: 'Ending', attr: { signal } });
    void server.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
