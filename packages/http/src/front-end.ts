import type { RequestListener } from 'node:http';
import { publish, readRelease } from './releases.ts';
import { createReleaseServer } from './release-server.ts';

/** `root` holds the build (`dist`, `dist-ssr`), `store` the kept releases, at most `keep`. `say` writes to the log. */
export type FrontEnd = { root: string; store: string; keep: number; say: (text: string) => void };

/**
 * Copies the build to the kept releases and serves it from there, so that later changes of `root` do not matter.
 * @throws Error when there is no build
 */
export async function openFrontEnd({
  root,
  store,
  keep,
  say,
}: FrontEnd): Promise<{ release: string; app: RequestListener }> {
  const release = await readRelease(root);
  if (release.files.length === 0)
    throw new Error(`Configuration: WEB_ROOT: there is no build in ${root}/dist`);
  await publish(root, release, store, keep);
  return { release: release.id, app: createReleaseServer({ store, release: release.id, say }) };
}
