import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { aPhonePhoto, formWith } from '../testing/pictures.ts';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const OPINION = 'pedido-0123456789.7';
const KEY = 'a'.repeat(24);

const calls = ({ url, env }: TestContentMedia) => {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/internal/photos/${path}`, { ...init, headers: { 'x-internal-token': env.INTERNAL_TOKEN } });
  return {
    call,
    send: async (bytes: Buffer, path = `${OPINION}/${KEY}`) =>
      call(path, { method: 'POST', body: formWith(bytes) as never }),
    bytesOf: async (path: string) => Buffer.from(await (await call(path)).arrayBuffer()),
  };
};

test('when a telephone’s photo is stored then it stands upright, without where it was taken, and no public address has it', () =>
  withContentMedia(async (service) => {
    const { call, send, bytesOf } = calls(service);

    expect((await send(await aPhonePhoto())).status).toBe(201);

    for (const [query, width] of [
      ['', 600],
      ['?whole=si', 600],
    ] as const) {
      const found = await sharp(await bytesOf(`${OPINION}/${KEY}${query}`)).metadata();
      expect([found.format, found.width, found.exif, found.orientation]).toEqual([
        'webp',
        width,
        undefined,
        undefined,
      ]);
    }
    for (const { key } of await service.bucket.list('opiniones/'))
      expect((await fetch(`${service.url}/media/${key}`)).status).toBe(404);
    expect((await call(`${OPINION}/${'b'.repeat(24)}`)).status).toBe(404);
  }));

test('when no picture is sent then it is refused and nothing is kept', () =>
  withContentMedia(async (service) => {
    const answer = await calls(service).send(Buffer.from('<script>alert(1)</script>'));

    expect(answer.status).toBe(415);
    expect(await service.bucket.list('opiniones/')).toEqual([]);
  }));

test('when one or all of an opinion are taken away then their files are gone, and those of others stay', () =>
  withContentMedia(async (service) => {
    const { call, send } = calls(service);
    const other = `${OPINION}1/${KEY}`;
    for (const path of [`${OPINION}/${KEY}`, `${OPINION}/${'b'.repeat(24)}`, other])
      await send(await aPhonePhoto(), path);

    await call(`${OPINION}/${KEY}`, { method: 'DELETE' });
    expect((await call(`${OPINION}/${KEY}`)).status).toBe(404);
    await call(OPINION, { method: 'DELETE' });

    const kept = (await service.bucket.list('opiniones/')).map(({ key }) => key);
    expect(kept).toEqual([`opiniones/${other}-1280.webp`, `opiniones/${other}-640.webp`]);
  }));
