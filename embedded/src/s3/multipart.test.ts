import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { namesOf, openS3 } from './testing/open-s3.ts';

test('when an upload is ended while a part of it is on its way then nothing of it stays', async () => {
  const { client, dataDir } = await openS3();
  await client.makeBucket('media');
  const upload = await client.initiateNewMultipartUpload('media', 'a.bin', {});
  const query = { uploadId: upload, partNumber: '1' };
  const put = request(await client.presignedUrl('PUT', 'media', 'a.bin', 60, query), { method: 'PUT' });
  const answered = once(put, 'response') as Promise<[{ statusCode: number }]>;
  // It is under way once the server asks for the rest.
  put.setHeader('expect', '100-continue');
  put.flushHeaders();
  await once(put, 'continue');

  await client.abortMultipartUpload('media', 'a.bin', upload);
  put.end('late');

  const [{ statusCode }] = await answered;
  expect(statusCode).toBe(404);
  expect(await namesOf(client.listObjectsV2('media', '', true))).toEqual([]);
  expect(readdirSync(join(dataDir, 'blobs'))).toEqual([]);
});
