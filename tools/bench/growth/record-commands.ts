import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { createFramer } from '../../../embedded/src/mongo/wire/framer.ts';
import { readRequest } from '../../../embedded/src/mongo/wire/request.ts';

/** A command as it went over the wire: its first field names it and its collection. */
export type Command = Record<string, unknown>;

/** A way to the database that tells each command that passes. @returns the address for whoever is listened to */
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
