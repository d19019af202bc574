import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { makeTestFolder } from './test-folder.ts';

/**
 * Starts the backing services once for the run and hands their addresses to every test process: the embedded ones, or
 * with SHOP_BACKING=containers those of the images, beside which the launcher only adds the payment sandbox.
 */
export default async function setup() {
  const containers = await startContainers();
  const data = makeTestFolder('elixir-shop-test-');
  // What tests make for themselves lies there as well, and goes with it.
  process.env.TMPDIR = data;
  const launcher = spawn(process.execPath, ['embedded/src/main.ts', '--data', data, '--watch-stdin'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  globalThis.__BACKING__ = { launcher, data, containers };
  Object.assign(process.env, await addresses(launcher));
}

async function startContainers() {
  if (process.env.SHOP_BACKING !== 'containers') return undefined;
  const { startBackingContainers } = await import('./containers/backing.ts');
  const containers = await startBackingContainers();
  Object.assign(process.env, containers.env);
  return containers;
}

function addresses(launcher) {
  return new Promise((resolve, reject) => {
    let out = '';
    launcher.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.includes('\n')) resolve(JSON.parse(out.slice(0, out.indexOf('\n'))).env);
    });
    launcher.once('exit', (code) =>
      reject(new Error(`the embedded backing services ended with code ${code}`)),
    );
  });
}
