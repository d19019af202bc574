import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/**
 * Pictures without a database mean a lost database. A fresh start beside them would hide the loss.
 * @throws Error that says what to do
 */
export function refuseEmptied(dataDir: string): void {
  const database = join(dataDir, 'mongo', 'mongo.sqlite');
  const pictures = join(dataDir, 's3', 'blobs');
  if (sizeOf(database) > 0 || !existsSync(pictures) || readdirSync(pictures).length === 0) return;
  throw new Error(
    `${database} is empty or missing, although the shop has pictures. Put the file back, or bring a backup back with ` +
      `'npm run restore -- --replace'. To begin anew, move ${dataDir} away.`,
  );
}
