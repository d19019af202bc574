import { describe, expect, test } from '@jest/globals';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, type Running } from '@shop/web-server/listen';
import { publish, readRelease } from '@shop/web-server/releases';
import { createWebServer } from '@shop/web-server/server';
import { makeBuilds } from '../testing/builds.ts';
import { withGateway, type TestGateway } from '../testing/with-gateway.ts';

const OLD = '0123456789ab';
const NEW = 'ba9876543210';
const PAST_A_LOOK_MS = 2_800;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Web = { url: string; deploy: (hash: string) => Promise<string>; stop: () => Promise<void> };

/** The web server of the checkout as a container runs it: every deployment is a new process at the same address. */
async function startWeb(hash: string): Promise<{ web: Web; first: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'mirror-test-'));
  const store = join(dir, 'releases');
  let running: Running | undefined;
  const web: Web = {
    url: '',
    deploy: async (name) => {
      const root = join(dir, name);
      const { folder, remove } = await makeBuilds();
      await cp(folder('checkout'), join(root, 'dist'), { recursive: true });
      await remove();
      await writeFile(join(root, 'dist', 'remoteEntry.js'), `// ${name}`);
      await writeFile(join(root, 'dist', `p-cart.${name}.js`), `// page of ${name}`);
      const release = await readRelease(root);
      await publish(root, release, store, 5);
      const port = running?.port ?? 0;
      await running?.close();
      running = await listen({ app: createWebServer({ root, store, release }), port, host: '127.0.0.1' });
      web.url = `http://127.0.0.1:${running.port}`;
      return release.id;
    },
    stop: async () => void (await running?.close()),
  };
  const first = await web.deploy(hash);
  return {
    web,
    first,
    remove: async () => {
      await web.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** A gateway that copies the checkout from a web server; `remotes` is its registry. */
async function withMirror(
  run: (gateway: TestGateway, web: Web, first: string) => Promise<void>,
  remotes?: (first: string) => Record<string, string>,
): Promise<void> {
  const { web, first, remove } = await startWeb(OLD);
  const registry = join(tmpdir(), `remotes-${first}-${process.pid}.json`);
  if (remotes) await writeFile(registry, JSON.stringify(remotes(first)));
  const env = { CHECKOUT_SOURCE: `mirror:${web.url}`, ...(remotes && { REMOTES_FILE: registry }) };
  try {
    await withGateway((gateway) => run(gateway, web, first), { env });
  } finally {
    await remove();
    await rm(registry, { force: true });
  }
}

describe('a remote with a web server of its own', () => {
  test('when it is deployed anew, then its new version shows up and files of the one before stay', () =>
    withMirror(async ({ call }, web) => {
      expect((await call('/mf/checkout/remoteEntry.js')).text).toBe(`// ${OLD}`);
      await web.deploy(NEW);
      await sleep(PAST_A_LOOK_MS);

      const entry = await call('/mf/checkout/remoteEntry.js');
      expect([entry.text, entry.headers.get('cache-control')]).toEqual([`// ${NEW}`, 'no-cache']);
      for (const hash of [OLD, NEW])
        expect((await call(`/mf/checkout/p-cart.${hash}.js`)).text).toBe(`// page of ${hash}`);
    }));

  test('when it is down, then it is served all the same', () =>
    withMirror(async ({ call }, web) => {
      await web.stop();

      expect((await call('/mf/checkout/remoteEntry.js')).text).toBe(`// ${OLD}`);
    }));

  test('when an older version is named, then it is served beside the current one', () =>
    withMirror(async ({ call }, web, first) => {
      await web.deploy(NEW);
      await sleep(PAST_A_LOOK_MS);

      expect((await call(`/mf/checkout@${first}/remoteEntry.js`)).text).toBe(`// ${OLD}`);
      expect((await call('/mf/checkout/remoteEntry.js')).text).toBe(`// ${NEW}`);
      expect((await call(`/mf/admin@${first}/remoteEntry.js`)).status).toBe(404);
    }));

  test('when a file is not copied yet, then the web server is asked for it', () =>
    withMirror(async ({ call }, web) => {
      await web.deploy(NEW);

      expect((await call(`/mf/checkout/p-cart.${NEW}.js`)).text).toBe(`// page of ${NEW}`);
      expect((await call('/mf/checkout/p-cart.ffffffffffff.js')).status).toBe(404);
    }));
});

describe('the registry of remotes', () => {
  const chosen = (html: string): unknown =>
    JSON.parse(/id="remotes">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');

  test('when it names a release, then pages load that one, and the others are the current ones', () =>
    withMirror(
      async ({ call }, _web, first) => {
        expect(chosen((await call('/cart')).text)).toEqual({
          storefront: '/mf/storefront/remoteEntry.js',
          checkout: `/mf/checkout@${first}/remoteEntry.js`,
          admin: '/mf/admin/remoteEntry.js',
        });
      },
      (first) => ({ checkout: first }),
    ));

  test('when it names a place of somebody else, then it does not count', () =>
    withMirror(
      async ({ call }) => {
        expect((await call('/cart')).text).not.toContain('evil');
      },
      () => ({ checkout: 'https://evil.example/remoteEntry.js' }),
    ));
});
