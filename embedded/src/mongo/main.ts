import { parseArgs } from 'node:util';
import { startMongo } from './server.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, port: { type: 'string' } } });
if (!values.data) {
  console.error('usage: node embedded/src/mongo/main.ts --data DIR [--port N]');
  process.exit(2);
}
try {
  const server = await startMongo({ dataDir: values.data, port: Number(values.port ?? 27017) });
  console.log(server.uri);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
