import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readOptions } from './options.ts';
import { readRunning, tellRunning } from './running.ts';

test('when the number of a killed launcher belongs to another process, as after a reboot, then no shop runs', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'elixir-shop-running-'));
  const file = join(dataDir, 'running.json');
  try {
    tellRunning(readOptions({ DATA_DIR: dataDir }, []), { REDIS_URL: 'redis://127.0.0.1:1' });
    expect(readRunning(dataDir)).toMatchObject({ REDIS_URL: 'redis://127.0.0.1:1' });
    const told = JSON.parse(readFileSync(file, 'utf8')) as object;

    writeFileSync(file, JSON.stringify({ ...told, pid: 1 }));

    expect(readRunning(dataDir)).toBeUndefined();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
