import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publish, readRelease } from '@shop/http/releases';
import { buildAll } from '../../../scripts/build/build-all.ts';
import { ROOT } from '../../../scripts/launch/options.ts';
import { bareGet } from './bare-get.ts';
import { releaseIn } from './documents.ts';
import type { FaultShop } from './fault-shop.ts';
import { insist } from './shopper.ts';

const REMOTE = 'mf-checkout';
const KEEP = 5;

/** The shell and the micro-frontends of the shop, with a registry of remotes that can be written. */
export type FrontEnds = {
  /** Keeps a release of the checkout whose entry file begins with this line. @returns its id */
  publish: (firstLine: string) => Promise<string>;
  /** Gives it to so many of 100 browsers; answers when the first of them gets it. */
  share: (release: string, percent: number) => Promise<void>;
  /** Everybody gets the current one. */
  shareNothing: () => void;
  /** The release that a browser of any share gets. */
  given: () => Promise<string>;
  stop: () => Promise<void>;
};

export async function openFrontEnds(shop: FaultShop): Promise<FrontEnds> {
  if (!(await buildAll())) throw new Error('a front end could not be built');
  const folder = mkdtempSync(join(tmpdir(), 'front-ends-'));
  const registry = join(folder, 'remotes.json');
  const shareNothing = () => writeFileSync(registry, '{}');
  shareNothing();
  const get = bareGet(shop.url);
  // Asked as no browser does, so that the gateway does not count it.
  const given = async () => releaseIn((await get('/cart', 'canary=0')).text);
  await shop.revive('web-server');
  await shop.revive('shell', { REMOTES_FILE: registry });
  return {
    async publish(firstLine) {
      const root = mkdtempSync(join(folder, 'release-'));
      for (const part of ['dist', 'dist-ssr'])
        cpSync(join(ROOT, REMOTE, part), join(root, part), { recursive: true });
      const entry = join(root, 'dist', 'remoteEntry.js');
      writeFileSync(entry, `${firstLine}\n${readFileSync(entry, 'utf8')}`);
      // Browsers would get these in its place.
      for (const packed of ['br', 'gz']) rmSync(`${entry}.${packed}`);
      const release = await readRelease(root);
      await publish(root, release, join(dirname(shop.logs), 'releases', REMOTE), KEEP);
      return release.id;
    },
    given,
    shareNothing,
    async share(release, percent) {
      const checkout = { current: 100 - percent, [release]: percent };
      writeFileSync(registry, JSON.stringify({ checkout }));
      await insist(async () => {
        if ((await given()) !== release) throw new Error(`nobody gets ${release}`);
      });
    },
    async stop() {
      await shop.end('shell');
      await shop.end('web-server');
      rmSync(folder, { recursive: true });
    },
  };
}
