/** Checks an installation and prints, in Spanish, its faults and what to do: npm run doctor. Exit code 1 on errors. */
import { readEnvironment } from './environment.ts';
import { examine } from './examine.ts';
import { print } from './print.ts';

try {
  const found = await examine(readEnvironment(process.env));
  print(found);
  process.exitCode = found.some(({ level }) => level === 'error') ? 1 : 0;
} catch (error) {
  console.error(`✖ ${(error as Error).message}`);
  process.exitCode = 1;
}
