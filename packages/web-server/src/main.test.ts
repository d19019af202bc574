import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { temporary, writeBuild } from '@shop/http/testing/build';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts it while the second build is missing, and again when it exists, in a process whose ports close with it. */
const TWICE = `
  import { cp } from 'node:fs/promises';
  import { start } from ${JSON.stringify(join(import.meta.dirname, 'main.ts'))};
  const { WEB_ROOT, PORT } = process.env;
  await start(process.env).catch(({ message }) => console.log(message));
  await cp(...WEB_ROOT.split(','), { recursive: true });
  await start(process.env);
  for (const port of PORT.split(','))
    console.log('status ' + (await fetch('http://127.0.0.1:' + port + '/remoteEntry.js')).status);
  process.exit(0);`;

test('when one of several builds is missing at first then all are served at the next try', async () => {
  const { dir, remove } = await temporary();
  const inBoth = (name: string) => [join(dir, 'one', name), join(dir, 'two', name)];
  await writeBuild(inBoth('root')[0]!, 'a1');
  const PORT = `${await freePort()},${await freePort()}`;
  const env = { WEB_ROOT: inBoth('root').join(), RELEASES_DIR: inBoth('kept').join(), PORT };

  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', TWICE], {
    env,
  });

  expect(stdout).toContain('there is no build');
  expect(stdout.match(/status \d+/g)).toEqual(['status 200', 'status 200']);
  await remove();
});
