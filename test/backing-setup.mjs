import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the embedded backing services once for the run and hands their addresses to every test process. */
export default async function setup() {
  const data = mkdtempSync(join(tmpdir(), 'elixir-shop-test-'));
  const launcher = spawn(process.execPath, ['embedded/src/main.ts', '--data', data, '--watch-stdin'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  globalThis.__BACKING__ = { launcher, data };
  Object.assign(process.env, await addresses(launcher));
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
