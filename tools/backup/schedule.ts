/**
 * Saves the shop every day at BACKUP_AT (HH:MM, UTC) until it is stopped, and at once after a missed time. A failed
 * backup is retried after a minute, then less often.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { archivesOf, lastBackup, saveArchive } from './archives.ts';
import { runOnStores } from './command.ts';
import { isDue, pauseAfter } from './is-due.ts';

const end = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => end.abort());

let failures = 0;
while (!end.signal.aborted) {
  process.exitCode = 0;
  await runOnStores(async (stores, addresses) => {
    if (!isDue({ last: await lastBackup(stores), now: new Date(), at: process.env['BACKUP_AT'] || '09:15' }))
      return;
    console.log(`✔ ${await saveArchive(stores, archivesOf(process.env, addresses))}`);
  });
  failures = process.exitCode ? failures + 1 : 0;
  await sleep(pauseAfter(failures), undefined, { signal: end.signal }).catch(() => undefined);
}
process.exitCode = 0;
