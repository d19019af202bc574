import { connect } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { deserialize, serialize } from 'bson';
import fc from 'fast-check';
import { closeMongo, openMongo } from '../testing/open-mongo.ts';

afterEach(closeMongo);

const OP_MSG = 2013;

/** A message header and what follows it. */
function message(body: Uint8Array, { length = body.length + 16, opcode = OP_MSG } = {}): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(5, 4);
  header.writeInt32LE(opcode, 12);
  return Buffer.concat([header, body]);
}

const ping = (): Buffer => message(Buffer.concat([Buffer.alloc(5), serialize({ ping: 1, $db: 'test' })]));

/** Sends bytes and gives back what came until the server closed, or until we are done waiting for more. */
const send = (port: number, bytes: Buffer, { end = false } = {}) =>
  new Promise<{ received: Buffer; closedByServer: boolean }>((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => (end ? socket.end(bytes) : socket.write(bytes)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ received: Buffer.concat(chunks), closedByServer: true }));
  });

const nested = (depth: number): Buffer => {
  let doc: Record<string, unknown> = {};
  for (let i = 0; i < depth; i++) doc = { a: doc };
  return Buffer.from(serialize({ insert: 'x', $db: 'test', documents: [doc] }));
};

const MALFORMED: [string, Buffer][] = [
  ['a length that is impossible', Buffer.alloc(20, 255)],
  ['another protocol', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ['a body that is no BSON', message(Buffer.concat([Buffer.alloc(5), Buffer.alloc(18, 9)]))],
  ['no body at all', message(Buffer.alloc(0))],
  ['an unknown opcode', message(Buffer.alloc(20), { opcode: 2001 })],
  ['unknown required flags', message(Buffer.concat([Buffer.of(0xf0, 0, 0, 0, 0), serialize({ ping: 1 })]))],
  [
    'a section that is longer than the message',
    message(Buffer.concat([Buffer.alloc(5), Buffer.of(99, 0, 0, 0)])),
  ],
];

test.each(MALFORMED)('when a client sends %s then only its connection is closed', async (_what, bytes) => {
  const { server, client } = await openMongo();

  const { closedByServer } = await send(server.port, bytes);

  expect(closedByServer).toBe(true);
  expect(await client.db('test').command({ ping: 1 })).toMatchObject({ ok: 1 });
});

test('when clients send random bytes in valid frames then the server goes on answering', async () => {
  const { server, client } = await openMongo();

  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(2013, 2004, 2012),
      async (body, opcode) => {
        await send(server.port, message(body, { opcode }), { end: true });
      },
    ),
    { numRuns: 200 },
  );

  expect(await client.db('test').command({ ping: 1 })).toMatchObject({ ok: 1 });
});

test('when a message arrives byte by byte then it is answered', async () => {
  const { server } = await openMongo();

  const reply = await new Promise<Buffer>((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    const send = ([first, ...rest]: number[]): void => {
      if (first === undefined) return;
      socket.write(Buffer.of(first));
      setImmediate(send, rest);
    };
    socket.once('connect', () => send([...ping()]));
    socket.once('data', (data: Buffer) => {
      socket.destroy();
      resolve(data);
    });
  });

  expect(reply.readInt32LE(8)).toBe(5);
});

test('when documents are nested too deeply then it is an error and not a crash', async () => {
  const { server, client } = await openMongo();

  const { received } = await send(server.port, message(Buffer.concat([Buffer.alloc(5), nested(150)])), {
    end: true,
  });

  expect(received.toString('latin1')).toContain('deeper than');
  expect(await client.db('test').command({ ping: 1 })).toMatchObject({ ok: 1 });
});

test('when the name of a database has a dot then it is refused: it could mean a collection of another one', async () => {
  const { server } = await openMongo();
  const find = serialize({ find: 'users', $db: 'admin.system' });

  const { received } = await send(server.port, message(Buffer.concat([Buffer.alloc(5), find])), {
    end: true,
  });

  expect(deserialize(received.subarray(21))).toMatchObject({ ok: 0, code: 73 });
});
