import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { clientOf, type Opened, openS3 } from './testing/open-s3.ts';

let s3: Opened;

beforeEach(async () => {
  s3 = await openS3();
  await s3.client.makeBucket('media');
  await s3.client.putObject('media', 'a b/ñ.txt', Buffer.from('hola'), 4, { 'Content-Type': 'text/plain' });
});

describe('who may ask', () => {
  test('when the secret is wrong then nothing is answered', async () => {
    const stranger = clientOf(s3.server.url, 'another-secret');
    await expect(stranger.getObject('media', 'a b/ñ.txt')).rejects.toMatchObject({
      code: 'SignatureDoesNotMatch',
    });
  });

  test('when nobody signed then reading and writing are denied', async () => {
    const url = `${s3.server.url}/media/otro.txt`;
    expect((await fetch(url)).status).toBe(403);
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403);
    await expect(s3.client.statObject('media', 'otro.txt')).rejects.toMatchObject({ code: 'NotFound' });
  });

  test('when the link is presigned then it works as it stands and not with another signature', async () => {
    const link = await s3.client.presignedGetObject('media', 'a b/ñ.txt', 60);
    const altered = link.replace(/Signature=..../, 'Signature=0000');
    expect(await (await fetch(link)).text()).toBe('hola');
    expect((await fetch(altered)).status).toBe(403);
    expect((await fetch(link.replace('a%20b', 'otra'))).status).toBe(403);
  });

  test('when a presigned link is past its time then it is denied', async () => {
    const minuteAgo = new Date(Date.now() - 60_000);
    const link = await s3.client.presignedGetObject('media', 'a b/ñ.txt', 1, {}, minuteAgo);
    expect((await fetch(link)).status).toBe(403);
  });

  test('when an upload is presigned then a plain PUT stores it', async () => {
    const link = await s3.client.presignedPutObject('media', 'subida.txt', 60);
    expect((await fetch(link, { method: 'PUT', body: 'adiós' })).status).toBe(200);
    expect((await s3.client.statObject('media', 'subida.txt')).size).toBe(6);
  });
});

describe('what is not supported', () => {
  test('when another call of S3 is made then it is refused as NotImplemented', async () => {
    const refused = { code: 'NotImplemented' };
    await expect(s3.client.listBuckets()).rejects.toMatchObject(refused);
    await expect(s3.client.setBucketPolicy('media', '{}')).rejects.toMatchObject(refused);
    await expect(s3.client.getBucketVersioning('media')).rejects.toMatchObject(refused);
    await expect(s3.client.setObjectTagging('media', 'a b/ñ.txt', { a: 'b' })).rejects.toMatchObject(refused);
    await expect(s3.client.removeBucket('media')).rejects.toMatchObject(refused);
    await expect(s3.client.getPartialObject('media', 'a b/ñ.txt', 1, 2)).rejects.toMatchObject(refused);
  });

  test('when a header would change what a call means then it is refused, not ignored', async () => {
    const put = s3.client.putObject('media', 'x', Buffer.from('x'), 1, { 'x-amz-acl': 'public-read' });
    await expect(put).rejects.toMatchObject({ code: 'NotImplemented' });
  });

  test('when a key climbs out of the folder then no file is written there', async () => {
    await s3.client.putObject('media', 'x/../../../../escaped.txt', Buffer.from('x'), 1).catch(() => {});
    expect(existsSync('/escaped.txt')).toBe(false);
    expect(existsSync(`${s3.dataDir}/../escaped.txt`)).toBe(false);
  });
});

test('when a request has no sense then the error is XML and names its code', async () => {
  const response = await fetch(`${s3.server.url}/media/%zz`);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/xml');
  expect(await response.text()).toContain('<Code>InvalidURI</Code>');
});
