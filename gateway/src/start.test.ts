import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICE_NAMES } from '@shop/contracts/endpoints';
import { urlVariable } from '@shop/service-kit/url-variable';
import { expect, test } from '@jest/globals';

const NOWHERE = 'http://127.0.0.1:9';
const NEEDED = [...SERVICE_NAMES, 'sandbox', 'shell', 'storefront', 'checkout', 'admin'].map(urlVariable);
const ENV = {
  ...Object.fromEntries(NEEDED.map((name) => [name, NOWHERE])),
  PUBLIC_BASE_URL: 'http://localhost:8080',
  REDIS_URL: 'redis://127.0.0.1:9',
  LOG_LEVEL: 'silent',
};
/** A process that ends as soon as nothing keeps it running. */
const REFUSED = `
  import { createServer } from 'node:net';
  import { start } from ${JSON.stringify(join(import.meta.dirname, 'main.ts'))};
  const taken = createServer();
  await new Promise((resolve) => taken.listen(0, '127.0.0.1', resolve));
  await start({ ...process.env, PORT: String(taken.address().port) }).catch(({ code }) => console.log(code));
  taken.close();`;

test('when its port is taken then a gateway that cannot start keeps nothing open', async () => {
  const args = ['--input-type=module', '-e', REFUSED];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: ENV, timeout: 30_000 });

  expect(stdout).toBe('EADDRINUSE\n');
});
