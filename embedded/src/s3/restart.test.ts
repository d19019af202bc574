import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { afterwards } from '../testing/afterwards.ts';
import { openS3, readAll } from './testing/open-s3.ts';

test('when the server starts again then objects are there and what a crash left is cleared', async () => {
  const before = await openS3();
  await before.client.makeBucket('media');
  await before.client.putObject('media', 'a', Buffer.from('queda'), 5);
  await before.server.close();
  writeFileSync(join(before.dataDir, 'arriving', 'half'), 'x');
  writeFileSync(join(before.dataDir, 'blobs', 'unnamed'), 'x');

  const after = await openS3(before.dataDir);

  expect(String(await readAll(await after.client.getObject('media', 'a')))).toBe('queda');
  expect(readdirSync(join(before.dataDir, 'arriving'))).toEqual([]);
  expect(readdirSync(join(before.dataDir, 'blobs'))).toHaveLength(1);
});

test('when an object is replaced and removed then no file of it stays on disk', async () => {
  const { client, dataDir } = await openS3();
  await client.makeBucket('media');
  await client.putObject('media', 'a', Buffer.from('uno'), 3);
  await client.putObject('media', 'a', Buffer.from('dos'), 3);
  await client.removeObject('media', 'a');
  expect(readdirSync(join(dataDir, 'blobs'))).toEqual([]);
});

test('when a damaged disk left less of an object than was stored then it is an error and no short picture', async () => {
  const { client, dataDir } = await openS3();
  await client.makeBucket('media');
  await client.putObject('media', 'a', Buffer.from('queda'), 5);
  truncateSync(join(dataDir, 'blobs', readdirSync(join(dataDir, 'blobs'))[0]!), 0);

  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  afterwards(async () => said.mockRestore());

  await expect(client.getObject('media', 'a')).rejects.toThrow('500');
  expect(String(said.mock.calls[0]?.[1])).toContain('is damaged');
});
