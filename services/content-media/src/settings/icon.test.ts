import { expect, test } from '@jest/globals';
import { fullSettings } from '@shop/contracts/settings';
import sharp from 'sharp';
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
