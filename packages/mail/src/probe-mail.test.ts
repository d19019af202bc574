import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from '@jest/globals';
import { serveRoutes } from '@shop/service-kit/testing/serve-routes';
import { refusesServer } from './probe-mail.ts';

test('when the name servers are away then whoever stores a mail server is told that it takes longer', async () => {
  let answer = (_error: Error): void => undefined;
  const silent = () => new Promise<never>((_resolve, reject) => (answer = reject));
  const { port, close } = await serveRoutes({
    mount: (app) =>
      app.put('/keys', async (_req, res) => {
        res.json({ refused: await refusesServer({}, 'smtp.example.com:465', silent) });
      }),
  });
  const sent = request({ host: '127.0.0.1', port, path: '/keys', method: 'PUT' }).end();

  const [{ statusCode }] = await once(sent, 'information');
  answer(Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' }));

  const [res] = await once(sent, 'response');
  expect([statusCode, res.statusCode, await res.toArray().then(String)]).toEqual([102, 200, '{}']);
  await close();
});
