import type { Socket } from 'node:net';
import type { Doc } from '../bson/values.ts';
import { createFramer } from './framer.ts';
import { legacyReply, messageReply, type Reply } from './reply.ts';
import { readRequest } from './request.ts';

/** What is known of a client: the place for who it has proved to be. */
export type Client = { id: number };
export type Answer = (command: Doc, client: Client & { legacy: boolean }) => Reply;

/**
 * Speaks MongoDB's wire protocol on one socket. Commands are answered in the order they come.
 * Bytes that are no message end this connection and nothing else.
 */
export function serveConnection(socket: Socket, client: Client, answer: Answer): void {
  const frame = createFramer();
  let replies = 0;
  const handle = (message: Buffer): void => {
    const { id: to, command, wantsReply, legacy } = readRequest(message);
    const reply = answer(command, { ...client, legacy });
    const ids = { id: ++replies, to };
    if (wantsReply) socket.write(legacy ? legacyReply(ids, reply) : messageReply(ids, reply));
  };
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    try {
      frame(chunk).forEach(handle);
    } catch {
      socket.destroy();
    }
  });
}
