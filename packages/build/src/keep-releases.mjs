import fs from 'node:fs/promises';
import path from 'node:path';

/** Beside the build and no part of it: nobody serves what begins with a dot. */
const BOOK = '.releases.json';

const read = async (file) => JSON.parse(await fs.readFile(file, 'utf8').catch(() => '[]'));

/**
 * Keeps the files of the last builds beside those of the new one, so that a page that was opened before a deployment
 * finds the parts it has not loaded yet. Names carry a hash of their content, so builds do not get in each other's way;
 * entry files are the newest ones.
 */
export class KeepReleasesPlugin {
  /** @param {number} keep how many builds stay, the new one included */
  constructor(keep = 3) {
    this.keep = keep;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('KeepReleases', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const dir = compilation.outputOptions.path;
      const book = path.join(dir, BOOK);
      const files = compilation.getAssets().map(({ name }) => name);
      const before = (await read(book)).filter((names) => names.join() !== files.join());
      const kept = [files, ...before].slice(0, this.keep);
      const wanted = new Set(kept.flat());
      const old = before.flat().filter((name) => !wanted.has(name));
      await Promise.all(old.map((name) => fs.rm(path.join(dir, name), { force: true })));
      await fs.writeFile(book, JSON.stringify(kept));
    });
  }
}
