import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

/** A build: its id is a hash of its files' names and contents. `files` are those for browsers. */
export type Release = { id: string; files: string[] };

/** The server build's folder in a kept release; files for browsers never begin with a dot. */
export const SERVER_FILES = '.server';
/** Files with a dot belong to the build script; browsers never need the bundler's reports. */
const isOfBuild = (name: string): boolean => !/^\.|^mf-stats\.json/.test(basename(name));
const RELEASE_ID = /^[0-9a-f]{12}$/;
export const isReleaseId = (text: string): boolean => RELEASE_ID.test(text);

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && isOfBuild(entry.name));
  return files.map((file) => relative(dir, join(file.parentPath, file.name)).replaceAll('\\', '/')).sort();
}

/** Reads the build below `root`: `root/dist`, and `root/dist-ssr` where there is one. */
export async function readRelease(root: string): Promise<Release> {
  const [files, serverFiles] = await Promise.all([
    filesIn(join(root, 'dist')),
    filesIn(join(root, 'dist-ssr')),
  ]);
  const hash = createHash('sha256');
  for (const path of [
    ...files.map((name) => `dist/${name}`),
    ...serverFiles.map((name) => `dist-ssr/${name}`),
  ])
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
  return { id: hash.digest('hex').slice(0, 12), files };
}

/**
 * Adds a build to the kept ones and removes the oldest beyond `keep`. Several servers may share the folder: a
 * release appears whole, under its own name, or not at all.
 */
export async function publish(root: string, { id }: Release, store: string, keep: number): Promise<void> {
  await mkdir(store, { recursive: true });
  const target = join(store, id);
  if (!(await stat(target).catch(() => undefined))) {
    const draft = join(store, `.${id}.${randomUUID()}`);
    await cp(join(root, 'dist'), draft, { recursive: true, filter: isOfBuild });
    if (await stat(join(root, 'dist-ssr')).catch(() => undefined))
      await cp(join(root, 'dist-ssr'), join(draft, SERVER_FILES), { recursive: true });
    // Another server has stored the very same files.
    await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const now = new Date();
  await utimes(target, now, now);
  for (const old of (await keptReleases(store)).slice(keep))
    if (old !== id) await rm(join(store, old), { recursive: true, force: true });
}

/** Ids of the kept releases, the latest published first. */
export async function keptReleases(store: string): Promise<string[]> {
  const names = (await readdir(store).catch(() => [])).filter(isReleaseId);
  const dated = await Promise.all(
    names.map(async (id) => ({ id, at: (await stat(join(store, id)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  return dated.sort((a, b) => b.at - a.at).map(({ id }) => id);
}
