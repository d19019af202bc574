import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { listen } from './listen.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n';

/** Sends the beginning of a request to a server whose clock only the test moves. */
async function withSlowSender(
  app: RequestListener,
  run: (sender: {
    send: (text: string) => void;
    answer: () => Promise<string>;
    pass: (ms: number) => void;
  }) => Promise<void>,
) {
  const clock = { now: 0 };
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => clock.now);
  const arrived = Promise.withResolvers<void>();
  const listener = (req: IncomingMessage, res: ServerResponse) => {
    app(req, res);
    arrived.resolve();
  };
  const running = await listen({ app: listener, port: 0, host: '127.0.0.1' });
  const socket = connect(running.port, '127.0.0.1', () => socket.write(HEAD));
  let text = '';
  socket.on('data', (chunk) => (text += chunk)).on('error', () => undefined);
  const closed = once(socket, 'close');
  await arrived.promise;
  try {
    await run({
      send: (bytes) => void socket.write(bytes),
      answer: async () => (await closed, text),
      pass: (ms) => {
        for (let passed = 0; passed < ms; passed += 1_000) {
          clock.now += 1_000;
          jest.advanceTimersByTime(1_000);
        }
      },
    });
  } finally {
    socket.destroy();
    await running.close();
  }
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const reads: RequestListener = (req, res) => void req.resume().on('end', () => res.end('ok'));

describe('a server whose client sends a body slowly', () => {
  test('when nothing comes for ten seconds then the answer is 408 in JSON and the connection ends', () =>
    withSlowSender(reads, async ({ answer, pass }) => {
      pass(10_000);

      const text = await answer();
      expect(text).toMatch(/^HTTP\/1.1 408 /);
      expect(text).toContain('{"message":"La solicitud tardó demasiado en llegar."}');
    }));

  test('when nobody has read it yet then waiting costs it nothing, and it is answered afterwards', () => {
    let begin: () => void = () => undefined;
    const waits: RequestListener = (req, res) => (begin = () => reads(req, res));
    return withSlowSender(waits, async ({ send, answer, pass }) => {
      pass(300_000);
      begin();
      send('x'.repeat(100) + 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n');

      expect(await answer()).toMatch(/^HTTP\/1.1 200 /);
    });
  });

  test('when it was answered before its body was in then it holds its connection no longer than others', () =>
    withSlowSender(
      (_req, res) => void res.writeHead(401).end('no'),
      async ({ answer, pass }) => {
        await new Promise((resolve) => setImmediate(resolve));
        pass(10_000);

        expect(await answer()).toMatch(/^HTTP\/1.1 401 /);
      },
    ));
});
