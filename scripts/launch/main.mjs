// Starts the whole shop on one machine. This process supervises the others, so it is kept small: it loads little, and
// no TypeScript before it is compiled (a process that strips types keeps 20 MB for it).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const args = process.argv.slice(2);
const preparing = spawn(process.execPath, [join(import.meta.dirname, 'prepare.ts'), ...args], {
  stdio: 'inherit',
});
let isStopped = false;
const stop = () => {
  isStopped = true;
  preparing.kill('SIGTERM');
};
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const name of signals) process.on(name, stop);

const [code] = await once(preparing, 'exit');
if (code !== 0) process.exit(code ?? 1);
const { runShop } = await import('./shop.ts');
if (isStopped) process.exit(1);
for (const name of signals) process.off(name, stop);
await runShop();
