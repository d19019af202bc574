import { afterEach, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { aWebp } from '../testing/pictures.ts';
import { renderAvif } from './avif.ts';

afterEach(() => void jest.restoreAllMocks());

test('when AVIF files are made then there is one of each width, none enlarged, each with as much work as is worth it', async () => {
  const avif = jest.spyOn(sharp.prototype, 'avif');

  const files = (await renderAvif(await aWebp({ width: 700, height: 70 }))) as {
    suffix: string;
    body: Buffer;
  }[];

  const made = files.map(async ({ suffix, body }) => {
    const { compression, width, height } = await sharp(body).metadata();
    return [suffix, compression, width, height];
  });
  expect(await Promise.all(made)).toEqual([
    ['-320', 'av1', 320, 32],
    ['-480', 'av1', 480, 48],
    ['-640', 'av1', 640, 64],
    ['-800', 'av1', 700, 70],
    ['-960', 'av1', 700, 70],
    ['-1280', 'av1', 700, 70],
  ]);
  expect(avif.mock.calls).toEqual(Array(6).fill([{ quality: 48, effort: 2, chromaSubsampling: '4:2:0' }]));
});

test('when it is no image then there are none', async () => {
  expect(await renderAvif(Buffer.from('nothing of an image'))).toBe('unreadable');
});
