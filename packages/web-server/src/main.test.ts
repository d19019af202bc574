import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporary, writeBuild } from '@shop/http/testing/build';
import { start } from './main.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('when one of several builds is missing at first then all are served at the next try', async () => {
  const { dir, remove } = await temporary();
  const in2 = (name: string) => [join(dir, 'one', name), join(dir, 'two', name)];
  const [one, two] = in2('root') as [string, string];
  const ports = [await freePort(), await freePort()];
  const env = { WEB_ROOT: `${one},${two}`, RELEASES_DIR: in2('kept').join(), PORT: ports.join() };
  await writeBuild(one, 'a1');
  await expect(start(env)).rejects.toThrow('there is no build');
  await writeBuild(two, 'b2');

  const { running } = await start(env);

  const answers = ports.map((port) => fetch(`http://127.0.0.1:${port}/remoteEntry.js`));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  await running.close();
  await remove();
});
