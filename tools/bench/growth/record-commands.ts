import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { createFramer } from '../../../embedded/src/mongo/wire/framer.ts';
import { readRequest } from '../../../embedded/src/mongo/wire/request.ts';

/** A command from the wire: its first field gives its name and collection. */
export type Command = Record<string, unknown>;

/** A proxy to the database that reports each command. @returns its address for the observed services */
export async function recordCommands(uri: string, tell: (command: Command) => void) {
  const { port, hostname } = new URL(uri);
  const server = createServer((client) => {
    const messagesIn = createFramer();
    const behind = connect(Number(port), hostname);
    client.on('data', (chunk) => messagesIn(chunk).forEach((message) => tell(readRequest(message).command)));
    client.pipe(behind).pipe(client);
    for (const one of [client, behind])
      one.on('error', () => [client, behind].forEach((end) => end.destroy()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const door = Object.assign(new URL(uri), {
    hostname: '127.0.0.1',
    port: String((server.address() as AddressInfo).port),
  });
  return { uri: door.href, close: () => server.close() };
}
