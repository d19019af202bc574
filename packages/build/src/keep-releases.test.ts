import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { KeepReleasesPlugin } from './keep-releases.mjs';

const build = (dir: string, version: string) =>
  new Promise<string>((resolve, reject) => {
    writeFileSync(join(dir, 'entry.js'), `console.log('${version}');`);
    const compiler = webpack({
      mode: 'production',
      context: dir,
      entry: './entry.js',
      output: { path: join(dir, 'dist'), filename: 'main.[contenthash].js' },
      plugins: [new KeepReleasesPlugin(2)],
    });
    compiler.run((error, stats) => {
      const [{ name = '' } = {}] = stats?.toJson().assets ?? [];
      compiler.close(() => (error ? reject(error) : resolve(name)));
    });
  });

describe('files of earlier builds', () => {
  test('when a new build is made, then the one before stays and older ones go', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'keep-releases-'));

    await build(dir, 'one');
    const two = await build(dir, 'two');
    const three = await build(dir, 'three');

    const scripts = readdirSync(join(dir, 'dist')).filter((name) => name.endsWith('.js'));
    expect(scripts.toSorted()).toEqual([two, three].toSorted());
    rmSync(dir, { recursive: true });
  });

  test('when the same build is made again, then nothing older is lost for it', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'keep-releases-'));

    const one = await build(dir, 'one');
    const two = await build(dir, 'two');
    await build(dir, 'two');
    await build(dir, 'two');

    const scripts = readdirSync(join(dir, 'dist')).filter((name) => name.endsWith('.js'));
    expect(scripts.toSorted()).toEqual([one, two].toSorted());
    rmSync(dir, { recursive: true });
  });
});
