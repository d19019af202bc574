import { text } from 'node:stream/consumers';
import { ConfigError } from '@shop/service-kit/config';
import { runCommand } from './admin-user/commands.ts';

// At a terminal nothing is read, so that the command does not wait.
const input = async () => (process.stdin.isTTY ? '' : text(process.stdin));
try {
  console.log(await runCommand(process.argv.slice(2), { env: process.env, input }));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : `Failed: ${(error as Error).message}`);
  process.exitCode = 1;
}
