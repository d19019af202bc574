import { describe, expect, test } from '@jest/globals';
import { Agent, request } from 'node:http';
import { listen, type ListeningServer } from './listen.ts';

type Answer = { status: number; headers: Record<string, unknown> };

/** A client that keeps its connections, as the gateway does. */
function client(running: ListeningServer) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path = '/') =>
    new Promise<Answer>((resolve, reject) => {
      request({ port: running.port, host: '127.0.0.1', path, agent }, (res) => {
        res.resume().on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers }));
      })
        .on('error', reject)
        .end();
    });
  return { get, close: () => agent.destroy() };
}
const start = () => listen({ app: (_req, res) => void res.end('ok'), port: 0, host: '127.0.0.1' });

describe('a server that gets the signal to stop', () => {
  test('when it leaves then it goes on answering, says that it is not ready and keeps no connection', async () => {
    const running = await start();
    const { get, close } = client(running);
    expect((await get()).headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=3' });

    running.leave();

    expect(await get()).toMatchObject({ status: 200, headers: { connection: 'close' } });
    expect((await get('/readyz')).status).toBe(503);
    close();
    await running.close();
  });

  test('when it is closed just as a connection comes in then that one is answered as well', async () => {
    const running = await start();
    const { get, close } = client(running);
    const waiting = get();
    // The system has opened the connection, and this process has not seen it yet.
    await new Promise<void>((connected) => process.nextTick(connected));

    const closed = running.close();

    expect((await waiting).status).toBe(200);
    close();
    await closed;
  });

  test('when it is closed then requests in flight are finished first', async () => {
    let finish: () => void = () => undefined;
    const reached = new Promise<void>((arrived) => {
      finish = arrived;
    });
    let answer: () => void = () => undefined;
    const running = await listen({
      app: (_req, res) => {
        answer = () => res.end('late');
        finish();
      },
      port: 0,
      host: '127.0.0.1',
    });
    const { get, close } = client(running);
    const waiting = get();
    await reached;

    const closed = running.close();
    answer();

    expect((await waiting).status).toBe(200);
    await closed;
    close();
    await expect(client(running).get()).rejects.toThrow('ECONNREFUSED');
  });
});
