import { describe, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listen } from './listen.ts';
import { keptReleases, publish, readRelease } from './releases.ts';
import { createReleaseServer } from './release-server.ts';
import { temporary, writeBuild } from './testing/build.ts';

type Get = (
  path: string,
  headers?: Record<string, string>,
) => Promise<{ status: number; headers: Headers; text: string }>;

/** Deploys builds one after the other, as containers with a shared volume do, and asks the last one. */
async function withDeployed(
  hashes: string[],
  ask: (get: Get, ids: string[], said: string[]) => Promise<void>,
  keep = 5,
) {
  const { dir, remove } = await temporary();
  const store = join(dir, 'releases');
  const ids: string[] = [];
  for (const hash of hashes) {
    await writeBuild(join(dir, hash), hash);
    const release = await readRelease(join(dir, hash));
    await publish(join(dir, hash), release, store, keep);
    ids.push(release.id);
    // Two releases within one tick of the clock would have no order.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // Served from the kept release: the build's folder may be gone.
  await rm(join(dir, hashes.at(-1)!), { recursive: true });
  const said: string[] = [];
  const app = createReleaseServer({ store, release: ids.at(-1)!, say: (text) => said.push(text) });
  const running = await listen({ app, port: 0, host: '127.0.0.1' });
  try {
    const get: Get = async (path, headers = {}) => {
      const response = await fetch(`http://127.0.0.1:${running.port}${path}`, {
        headers: { 'accept-encoding': 'br', ...headers },
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    await ask(get, ids, said);
  } finally {
    await running.close();
    await remove();
  }
}
const OLD = 'aaaaaaaaaaaa';
const NEW = 'bbbbbbbbbbbb';

describe('the web server of a front end', () => {
  test('when a hashed file is requested then it comes compressed and for a year; entry files are revalidated each time', () =>
    withDeployed([NEW], async (get) => {
      const hashed = await get(`/main.${NEW}.js`);
      expect([
        hashed.status,
        hashed.headers.get('cache-control'),
        hashed.headers.get('content-encoding'),
      ]).toEqual([200, 'public, max-age=31536000, immutable', 'br']);
      expect(hashed.text).toContain(NEW);
      const entry = (await get('/remoteEntry.js')).headers;
      expect(entry.get('cache-control')).toBe('no-cache');
      expect((await get('/remoteEntry.js', { 'if-none-match': entry.get('etag')! })).status).toBe(304);
    }));

  test('when an odd range of a file is requested then the whole of it comes', () =>
    withDeployed([NEW], async (get) => {
      const { text } = await get(`/main.${NEW}.js`);
      for (const range of ['bytes=5-2', 'bytes=9999999-', 'bytes=a-b', 'x'])
        expect(await get(`/main.${NEW}.js`, { range })).toMatchObject({ status: 200, text });
    }));

  test('when a page of the release before asks for its files then they are there, and entry files are the new ones', () =>
    withDeployed([OLD, NEW], async (get) => {
      expect((await get(`/main.${OLD}.js`)).text).toContain(OLD);
      expect((await get('/remoteEntry.js')).text).toContain(NEW);
    }));

  test('when a release is named then all its files are of that release', () =>
    withDeployed([OLD, NEW], async (get, [old]) => {
      const { text, headers } = await get(`/@${old}/remoteEntry.js`);
      expect([text, headers.get('x-release')]).toEqual([expect.stringContaining(OLD), old]);
      expect((await get(`/@${old}/main.${NEW}.js`)).status).toBe(404);
    }));

  test('when a release is named that is not kept then the current one takes its place, and the log says so once', () =>
    withDeployed([OLD, NEW], async (get, _ids, said) => {
      expect(await get('/@ffffffffffff/remoteEntry.js')).toMatchObject({
        status: 200,
        text: expect.stringContaining(NEW),
      });
      expect((await get(`/@ffffffffffff/main.${NEW}.js`)).text).toContain(NEW);
      // A page that was opened before the last deployment asks for this.
      expect((await get(`/@ffffffffffff/main.${OLD}.js`)).text).toContain(OLD);
      expect(said).toEqual(['release ffffffffffff is not kept; the current one is served in its place']);
      // The shell's server chooses a release itself, and must know which one it got.
      expect((await get('/@ffffffffffff.server/routes.cjs')).status).toBe(404);
    }));

  test('when more releases were deployed than are kept then the oldest are gone', () =>
    withDeployed(
      ['111111111111', OLD, NEW],
      async (get, ids) => {
        expect((await get('/main.111111111111.js')).status).toBe(404);
        expect(JSON.parse((await get('/release.json')).text)).toEqual({
          release: ids[2],
          kept: [ids[2], ids[1]],
        });
      },
      2,
    ));

  test('when the shell’s server asks for a server build then it gets it', () =>
    withDeployed([NEW], async (get, [id]) => {
      expect((await get(`/@${id}.server/routes.cjs`)).text).toContain(NEW);
      expect((await get(`/@${id}/.server/routes.cjs`)).status).toBe(404);
    }));

  test('when a path leaves the build or is none of its files then the answer is 404', () =>
    withDeployed([NEW], async (get) => {
      const paths = [
        '/',
        '/nothing.js',
        '/.build-hash',
        '/mf-stats.json',
        '/@aaaaaaaaaaaa.server/x.cjs',
        '/@..%2f..%2fetc/passwd',
      ];
      for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404]);
    }));

  test('when several servers start with the same build at once then it is kept once and whole', async () => {
    const { dir, remove } = await temporary();
    await writeBuild(join(dir, 'build'), NEW);
    const release = await readRelease(join(dir, 'build'));

    await Promise.all(
      Array.from({ length: 4 }, () => publish(join(dir, 'build'), release, join(dir, 'releases'), 5)),
    );

    expect(await keptReleases(join(dir, 'releases'))).toEqual([release.id]);
    await remove();
  });
});
