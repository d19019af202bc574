import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { contrast } from '@shop/contracts/contrast';
import { FIRST_COLORS, paletteOf } from '@shop/contracts/palette';
import { theme } from './theme.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Without the spaces that align its tables. */
const page = read('docs/design.md').replace(/ +/g, ' ');
/** Colours as the sample brand's page defines them. */
const color = { ...theme.color, ...paletteOf(FIRST_COLORS) };
const { ease, easeSlow, radius, shadow, size } = theme;

/** Code outside of this package that draws: screens, and files that cannot import the tokens. */
const SCREENS = ['mf-storefront/src', 'mf-checkout/src', 'mf-admin/src', 'shell/src', 'packages/app-kit/src'];
const COPIES = ['packages/mail/src/look.ts', 'shell/src/no-script.css', 'shell/src/index.html'];
const sources = SCREENS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
);
const RAW =
  /['"`:(, ]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})['"`);, ]|\brgba?\(|(?:borderRadius|boxShadow): *['"`]?[1-9]/i;

describe('docs/design.md', () => {
  test('when a token has a value then the page says it', () => {
    for (const [name, value] of Object.entries({ ...color, ...size, ...radius, ...shadow }))
      expect(page).toContain(`| \`${name}\` | \`${value}\` |`);
    expect(page).toContain(`(\`${ease}\`)`);
    expect(page).toContain(`(\`${easeSlow}\`)`);
  });

  test('when the page says a contrast then it is the one of these colours', () => {
    const said = [...page.matchAll(/\| `(\w+)` \| `#\w+` \| [^|]* \| ([\d.]+) on `(\w+)` \|/g)];
    expect(said.length).toBeGreaterThan(10);
    for (const [, text, ratio, ground] of said)
      expect([
        text,
        contrast(color[text as keyof typeof color], color[ground as keyof typeof color]).toFixed(1),
      ]).toEqual([text, ratio]);
  });

  test('when the palette is drawn then it shows every colour', () => {
    const drawn = read('docs/images/palette.svg');
    for (const value of Object.values(color)) expect(drawn).toContain(`fill="${value}"`);
  });
});

describe('tokens', () => {
  test('when a screen draws then its colours, radii and shadows are tokens', () => {
    expect(sources.flatMap((file) => RAW.exec(read(file))?.[0].concat(' in ', file) ?? [])).toEqual([]);
  });

  test.each(COPIES)('when %s cannot import the tokens then it repeats them', (file) => {
    const known = Object.values(color).map((value) => value.toLowerCase());
    const used = read(file).match(/#[\da-f]{6}\b/gi) ?? [];
    expect(used.filter((value) => !known.includes(value.toLowerCase()))).toEqual([]);
  });
});
