import { FIRST_COLORS, paletteOf } from '@shop/contracts/palette';
import type { FullSettings, SettingsFormInput } from '@shop/contracts/settings';
import type { OwnText } from '@shop/contracts/text';
import { shopOf } from './shopping.ts';
import { expect, type Page } from './test.ts';

const COLORS = {
  ground: '#F3F8F4',
  text: '#12261C',
  dark: '#0F241B',
  button: '#8CCB5E',
  link: '#1F5F3A',
  accent: '#1B5E9A',
  detail: '#7A3E12',
};
export const BRAND: Partial<FullSettings> = {
  name: 'Miel del Mayab',
  tagline: 'Miel de monte',
  colors: COLORS,
  orderPrefix: 'MM',
  statementText: 'MIEL MAYAB',
  ownerEmail: 'ana@mayab.example',
  contact: { email: 'hola@mayab.example', phone: '999 555 0101', whatsapp: '+52 999 555 0101' },
};

const ours = Object.values(paletteOf(COLORS));
const hexes = Object.values(paletteOf(FIRST_COLORS)).filter((color) => !ours.includes(color));
/** A native bee is called xunáan kaab, and a blend of the sample has that name, so it is excluded. */
const SAMPLE = new RegExp(
  `(?<!xun[aá]an[ -])kaab|elixir ancestral|999 000 0000|(?:${hexes.join('|')})\\b`,
  'giu',
);
/** Traces of the sample brand in a text. */
export const tracesIn = (text: string): string[] => [...new Set(text.match(SAMPLE))];

export async function read(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBeLessThan(500);
  return answer.text();
}

/** Changes settings; answers the previous ones. */
export async function changeSettings(page: Page, over: Partial<SettingsFormInput>): Promise<FullSettings> {
  const before = await shopOf(page).call('GET /api/admin/settings');
  const body = { ...before, ...over, version: before.version };
  await shopOf(page).call('PUT /api/admin/settings', { body });
  return before;
}

/** Replaces the texts that name the sample by the owner's own words. */
export async function rewriteTexts(page: Page): Promise<void> {
  const texts = await shopOf(page).call('GET /api/admin/texts');
  const own = (words: string | null) =>
    words?.replaceAll('Flor de Kaab', 'Miel del Mayab').replace(SAMPLE, 'Miel') ?? '';
  const isNamed = ({ title, content, items }: OwnText) =>
    tracesIn(JSON.stringify([title, content, items])).length > 0;
  for (const { id, version, title, content, imageUrl, items } of texts.filter(isNamed))
    await shopOf(page).call('POST /api/admin/texts/{id}/publish', {
      params: { id },
      body: {
        version,
        title: own(title),
        content: own(content),
        imageUrl: imageUrl ?? '',
        ...(items && { items: JSON.parse(own(JSON.stringify(items))) as typeof items }),
      },
    });
}
