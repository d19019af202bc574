import { describe, expect, test } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INDEX, type Builds } from '../testing/builds.ts';
import { json, withGateway, type TestGateway } from '../testing/with-gateway.ts';

/** A shell's server build in small: it draws what the API of this gateway answers, with the remote's own words. */
const SHELL = `
const provided = { react: { name: 'the one React' } };
const render = async (url, remotes, apiBase) => {
  if (url === '/about') throw new Error('cannot draw');
  if (url === '/contact') process.exit(3);
  const data = await (await fetch(apiBase + '/flowers')).json();
  return { status: 200, complete: true, body: remotes.storefront.title(url) + data.count };
};
const documentOf = async (template, { body }) => ({
  html: template.replace('<div id="root"></div>', body),
  csp: { scriptSrc: ["'sha256-a'"], styleSrc: [] },
});
module.exports = { provided, ownerOf: () => 'storefront', render, documentOf };`;
const STOREFRONT = `exports.title = (url) => require('react').name + url + ' ';`;

async function addServerBuild(builds: Builds, files = { shell: SHELL, storefront: STOREFRONT }) {
  const dir = join(builds.folder('shell'), '..', 'dist-ssr');
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'app.cjs'), files.shell);
  await writeFile(join(dir, 'routes.cjs'), files.storefront);
}

/** The gateway looks for server builds when it starts, so these are there before. */
function withDrawing(test: (gateway: TestGateway) => Promise<void>): Promise<void> {
  let flowers = 1;
  return withGateway(test, {
    env: PATIENT,
    prepare: (builds) => addServerBuild(builds),
    catalog: (req, res) => {
      if (req.method === 'POST') flowers += 1;
      res.setHeader('content-type', 'application/json').end(JSON.stringify({ count: flowers }));
    },
  });
}
/** A busy machine may be slow to draw; that is no matter of these tests. */
const PATIENT = { DRAWING_WAIT_MS: '20000' };
const opened = (gateway: TestGateway, path: string) =>
  gateway.call(path, { headers: { accept: 'text/html' } });

describe('drawing public pages ahead', () => {
  test('when a public page is opened, then it comes drawn from the API, with one React and its own policy', () =>
    withDrawing(async (gateway) => {
      const { text, headers } = await opened(gateway, '/menu');

      expect(text).toBe(INDEX.replace('<div id="root"></div>', 'the one React/menu 1'));
      expect(headers.get('content-security-policy')).toContain("'sha256-a'");
    }));

  test('when an administrator changes something, then the very next page shows it', () =>
    withDrawing(async (gateway) => {
      await opened(gateway, '/menu');

      await gateway.call('/api/flowers', json('POST', {}));

      expect((await opened(gateway, '/menu')).text).toContain('/menu 2');
    }));

  test('when a page is nobody else’s business or drawing fails, then the browser draws it', () =>
    withDrawing(async (gateway) => {
      for (const path of ['/cart', '/checkout', '/admin/products', '/about', '/contact'])
        expect([path, (await opened(gateway, path)).text]).toEqual([path, INDEX]);
      // Neither an error nor a crash of the drawing process stops the others.
      expect((await opened(gateway, '/menu')).text).toContain('/menu 1');
    }));

  test('when a front end is deployed anew, then pages are drawn with its new build', () =>
    withDrawing(async (gateway) => {
      await opened(gateway, '/menu');
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      await addServerBuild(gateway.builds, {
        shell: SHELL,
        storefront: STOREFRONT.replace("' '", "' new '"),
      });

      expect((await opened(gateway, '/menu')).text).toContain('/menu new 1');
    }));

  test('when a front end comes later than the gateway, then its pages are drawn from then on', () =>
    withGateway(
      async (gateway) => {
        expect((await opened(gateway, '/menu')).text).toBe(INDEX);
        await addServerBuild(gateway.builds);
        await new Promise((resolve) => setTimeout(resolve, 1_100));

        expect((await opened(gateway, '/menu')).text).toContain('the one React/menu');
      },
      {
        env: PATIENT,
        catalog: (_req, res) => void res.setHeader('content-type', 'application/json').end('{}'),
      },
    ));
});
