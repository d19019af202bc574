import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { warmCompileCache } from './warm-cache.ts';

test('when the shop may not write to its own folder then it starts without compiled modules', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  writeFileSync(join(folder, 'file'), '');

  // Nobody, not even root, can make a folder below a file.
  await expect(warmCompileCache(join(folder, 'file', 'cache'))).resolves.toBeUndefined();
  rmSync(folder, { recursive: true });
});
