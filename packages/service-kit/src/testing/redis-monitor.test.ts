import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { monitorRedis } from './redis-monitor.ts';

const line = (words: string) => `+1795386885.272611 [0 127.0.0.1:36062] ${words}\r\n`;

const answerTo = (command: string) =>
  command.includes('monitor') ? `+OK\r\n${line('"get" "other"')}` : '$26\r\nredis_version:7\r\nloading:0\r\n';

test('when another client’s command comes together with the answer to MONITOR then those after it are seen', async () => {
  const [commands, seen] = [[] as string[][], Promise.withResolvers<void>()];
  const clients: Socket[] = [];
  const server = createServer((client) => {
    clients.push(client);
    // A packet may hold several commands, each beginning with the number of its words.
    client.on('data', (data) => {
      for (const command of String(data).split(/(?=\*\d+\r\n)/)) client.write(answerTo(command));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = await monitorRedis(`redis://127.0.0.1:${port}`, (command) => {
    commands.push(command);
    seen.resolve();
  });
  clients[0]?.write(line('"hset" "key" "field" "value"'));
  await seen.promise;
  stop();
  server.close();

  expect(commands).toEqual([['hset', 'key', 'field', 'value']]);
});
