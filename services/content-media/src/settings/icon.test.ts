import { expect, test } from '@jest/globals';
import { uploadResponse } from '@shop/contracts/image';
import { fullSettings } from '@shop/contracts/settings';
import sharp from 'sharp';
import { formWith } from '../testing/pictures.ts';
import { withContentMedia } from '../testing/with-content-media.ts';

test('when the shop gets another name and colours then its icons are drawn anew', () =>
  withContentMedia(async ({ url, admin }) => {
    const icon = async (name: string) => {
      const answer = await fetch(`${url}/media/marca/${name}`);
      return { type: answer.headers.get('content-type'), body: Buffer.from(await answer.arrayBuffer()) };
    };
    const before = [await icon('icono.svg'), await icon('icono.png'), await icon('tarjeta.png')];
    const stored = fullSettings.parse((await admin.get('/api/admin/settings')).body);
    const colors = { ...stored.colors, button: '#8CCB5E' };

    await admin.put('/api/admin/settings', { ...stored, name: '¡Ñandú & Cía!', colors });

    const after = [await icon('icono.svg'), await icon('icono.png'), await icon('tarjeta.png')];
    const [svg, png, card] = after.map(({ body }) => body);
    expect(after.map(({ type }) => type)).toEqual(['image/svg+xml; charset=utf-8', 'image/png', 'image/png']);
    expect(String(svg)).toContain('fill="#8CCB5E"');
    expect(String(svg)).not.toMatch(/F2A81D|B0246B/i);
    for (const [at, { body }] of after.entries()) expect(body.equals(before[at]!.body)).toBe(false);
    expect(await sharp(png).metadata()).toMatchObject({ width: 180, height: 180 });
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect((await icon('icono.png')).body.equals(png!)).toBe(true);
  }));

test('when the back office is kept as an app then it bears the shop’s name, and its mark in each size', () =>
  withContentMedia(async ({ url, admin }) => {
    const manifest = async () => {
      const answer = await fetch(`${url}/media/marca/administracion.webmanifest`);
      expect(answer.headers.get('content-type')).toContain('application/manifest+json');
      return (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] };
    };
    const pixelOf = async (src: string) => {
      const image = sharp(Buffer.from(await (await fetch(url + src)).arrayBuffer()));
      const { width, height } = await image.metadata();
      const [r, g, b] = await image
        .extract({ left: width / 2, top: height / 2, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer();
      return { sizes: `${width}x${height}`, color: [r, g, b] };
    };
    const stored = fullSettings.parse((await admin.get('/api/admin/settings')).body);
    await admin.put('/api/admin/settings', { ...stored, name: 'Miel de la Sierra' });
    const drawn = await manifest();
    expect(drawn).toMatchObject({
      name: 'Miel de la Sierra',
      start_url: '/admin',
      scope: '/admin',
      display: 'standalone',
    });
    for (const { src, sizes } of drawn.icons) expect((await pixelOf(src)).sizes).toBe(sizes);

    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } });
    const sent = await admin.post('/api/admin/upload-image', formWith(await picture.png().toBuffer()));
    const { imageUrl: logo } = uploadResponse.parse(sent.body);
    const { version } = fullSettings.parse((await admin.get('/api/admin/settings')).body);
    await admin.put('/api/admin/settings', { ...stored, version, logo });

    const own = await manifest();
    for (const [at, { src, sizes }] of own.icons.entries()) {
      expect(src).not.toBe(drawn.icons[at]!.src);
      const { color, ...size } = await pixelOf(src);
      expect(size).toEqual({ sizes });
      for (const [band, value] of [0x12, 0x34, 0x56].entries())
        expect(Math.abs(color[band]! - value)).toBeLessThan(4);
    }
  }));

test.each([
  { width: 640, height: 100, isDrawn: true },
  { width: 100, height: 640, isDrawn: true },
  { width: 120, height: 100, isDrawn: false },
])('when the logo is $width × $height then the icon is drawn: $isDrawn', ({ isDrawn, ...shape }) =>
  withContentMedia(async ({ url, admin }) => {
    const picture = sharp({ create: { ...shape, channels: 3, background: '#123456' } });
    const sent = await admin.post('/api/admin/upload-image', formWith(await picture.png().toBuffer()));
    const { imageUrl: logo } = uploadResponse.parse(sent.body);
    const stored = fullSettings.parse((await admin.get('/api/admin/settings')).body);
    const icon = async () => Buffer.from(await (await fetch(`${url}/media/marca/icono.png`)).arrayBuffer());
    const drawn = await icon();

    await admin.put('/api/admin/settings', { ...stored, logo });

    expect((await icon()).equals(drawn)).toBe(isDrawn);
  }),
);
