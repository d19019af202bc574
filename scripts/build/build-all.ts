import { join } from 'node:path';
import { runLimited } from '../setup/run-limited.mjs';
import { isFresh, markFresh, PIECES, ROOT, type Piece } from './pieces.ts';

const CLI = join(ROOT, 'node_modules', 'webpack-cli', 'bin', 'cli.js');

/** Builds the pieces whose inputs changed, two at a time. Answers whether all ended well. */
export async function buildAll(): Promise<boolean> {
  const waiting = PIECES.filter((piece) => piece.configs.length > 0 && !isFresh(piece));
  if (waiting.length > 0) console.log(`• Building ${waiting.map(({ name }) => name).join(', ')}…`);
  const worker = async () => {
    let ok = true;
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) ok = (await buildPiece(piece)) && ok;
    return ok;
  };
  return (await Promise.all([worker(), worker()])).every(Boolean);
}

async function buildPiece(piece: Piece): Promise<boolean> {
  const start = performance.now();
  for (const config of piece.configs) if (!(await webpack(piece.name, config))) return false;
  markFresh(piece);
  console.log(`• Built ${piece.name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

/** webpack in a process of its own, so that its memory is gone when the shop runs. A mistake in the code is told once. */
const webpack = (folder: string, config: string): Promise<boolean> =>
  runLimited(`Building ${folder}`, [process.execPath, CLI, '--config', config], {
    cwd: join(ROOT, folder),
    env: { ...process.env, NODE_ENV: 'production' },
    retryFailed: false,
  });
