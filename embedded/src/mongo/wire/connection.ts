import type { Socket } from 'node:net';
import { createFramer } from './framer.ts';
import { legacyReply, messageReply, type Reply } from './reply.ts';
import { readRequest, type Request } from './request.ts';

export type Answer = (request: Request) => Reply;

/**
 * Speaks MongoDB's wire protocol on one socket. Commands are answered in the order they come.
 * Bytes that are no message end this connection and nothing else.
 */
export function serveConnection(socket: Socket, answer: Answer): void {
  const frame = createFramer();
  let replies = 0;
  const handle = (message: Buffer): void => {
    const request = readRequest(message);
    const reply = answer(request);
    const ids = { id: ++replies, to: request.id };
    if (request.wantsReply) socket.write(request.legacy ? legacyReply(ids, reply) : messageReply(ids, reply));
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
