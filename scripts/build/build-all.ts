import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isFresh, markFresh, PIECES, ROOT, type Piece } from './pieces.ts';

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

/** webpack in a process of its own, so that its memory is gone when the shop runs. */
const webpack = (folder: string, config: string): Promise<boolean> =>
  new Promise((resolve) => {
    const cli = join(ROOT, 'node_modules', 'webpack-cli', 'bin', 'cli.js');
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [cli, '--config', config], {
      cwd: join(ROOT, folder),
      stdio: 'inherit',
      env,
    });
    child.on('exit', (code) => resolve(code === 0));
  });
