import { describe, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { isBarcode } from '@shop/contracts/barcode';
import type { Blend } from '@shop/contracts/menu';
import { anElixir, someSettings } from '@shop/contracts/testing/builders';
import { withShell } from '../testing/with-shell.ts';
import { googleFeed } from './google.ts';
import { feedItemOf, type FeedItem } from './item.ts';
import { metaFeed } from './meta.ts';

const SHOP = someSettings({ name: 'Miel & Flor <"kaab">' });
const PLACE = { shop: SHOP, origin: 'https://tienda.mx', now: Date.parse('2026-11-26T18:00:00Z') };

/** A product with typical values of owners and spreadsheets, and their gaps. */
const productAt = (id: number): Blend => ({
  ...anElixir({
    id,
    name: [
      'Velo de Xtabentún',
      '=SUMA(A1)',
      `${'Larga '.repeat(40)}"cita", ]]>`,
      'Miel\u0000\u0008 & <b>cera</b>\n',
    ][id % 4]!,
    description: ['Clara.', 'Línea\r\n\u000bdos, "tres"; \uffff', 'Ñ'.repeat(9_000), '\u0001\u0002'][id % 4]!,
    price: 100 + (id % 900) + (id % 100) / 100,
    isAvailable: id % 5 > 0,
    ...(id % 3 === 0 && { barcode: '7501234567893' }),
    ...(id % 2 === 0 && { sku: `MX-${id}` }),
    ...(id % 6 === 0 && { compareAt: { price: 5_000 } }),
    ...(id % 2 ? { contents: { milliliters: 60 } } : id % 4 ? { contents: { grams: 85 } } : {}),
    ...(id % 7 === 0 && {
      weight: 350,
      pictures: Array.from({ length: 6 }, (_, at) => ({ url: `/media/${id}-${at}.webp` })),
    }),
    ...(id % 11 === 0 && { parts: [] }),
    ...(id % 10 < 2 && { family: `${'Miel '.repeat(12)}${Math.floor(id / 10)}` }),
  }),
  ...(id % 10 < 2 && { sizes: [] }),
  slug: `producto-${id}`,
});
async function* products(count: number): AsyncGenerator<FeedItem> {
  for (let id = 1; id <= count; id += 1) yield feedItemOf(productAt(id), PLACE);
}

type Told = Record<string, string[]>;
type Rule = { needed?: true; most?: number; is: RegExp | ((value: string, all: Told) => boolean) };
const length = (value: string) => [...value].length;
const PRICE = /^\d{1,7}\.\d{2} MXN$/;
const amount = (price = '') => Number(price.split(' ')[0]);
const isAddress = (value: string) => /^https?:\/\/[^\s]{1,1990}$/.test(value) && URL.canParse(value);
const TEXT = /^(?=[^\s])[^\p{Cc}\p{Cs}\p{Cn}\p{Co}]+$/u;

/** The rules that both feeds share. */
const RULES: Record<string, Rule> = {
  title: { needed: true, is: TEXT },
  description: { needed: true, is: TEXT },
  link: { needed: true, is: (value) => isAddress(value) && value.startsWith('https://tienda.mx/menu/') },
  image_link: { needed: true, is: (value) => isAddress(value) && /\.(webp|jpe?g|png|gif)$/.test(value) },
  condition: { needed: true, is: /^new$/ },
  price: { needed: true, is: (value) => PRICE.test(value) && amount(value) > 0 },
  sale_price: { is: (value, { price }) => PRICE.test(value) && amount(value) < amount(price?.[0]) },
  brand: { needed: true, most: 70, is: TEXT },
  gtin: { is: isBarcode },
  mpn: { most: 70, is: /^[\x20-\x7e]+$/ },
  size: { most: 100, is: /^\d+ (ml|g)$/ },
  shipping_weight: { is: /^[1-9]\d* g$/ },
};
/** support.google.com/merchants/answer/7052112 */
const GOOGLE: Record<string, Rule> = {
  ...RULES,
  id: { needed: true, most: 50, is: /^[\w-]+$/ },
  title: { ...RULES['title']!, most: 150 },
  description: { ...RULES['description']!, most: 5_000 },
  additional_image_link: { is: isAddress },
  availability: { needed: true, is: /^(in_stock|out_of_stock)$/ },
  identifier_exists: { is: (value, { gtin, mpn }) => value === 'no' && !gtin && !mpn },
  item_group_id: { most: 50, is: /^[\w-]+$/ },
  is_bundle: { is: /^yes$/ },
  unit_pricing_measure: { is: /^[1-9]\d*(\.\d+)?(ml|g)$/ },
  unit_pricing_base_measure: {
    is: (value, all) =>
      /^(1|10|100|2|4|8)(ml|g)$/.test(value) &&
      value.replace(/\d+/, '') === all['unit_pricing_measure']?.[0]?.replace(/[\d.]+/, ''),
  },
  country: { is: /^MX$/ },
  service: { most: 100, is: TEXT },
  shipping: { is: /^$/ },
  min_handling_time: { is: (value, all) => Number(value) <= Number(all['max_handling_time']?.[0]) },
  max_handling_time: { is: /^\d+$/ },
  min_transit_time: { is: (value, all) => Number(value) <= Number(all['max_transit_time']?.[0]) },
  max_transit_time: { is: /^\d+$/ },
};
/** developers.facebook.com/docs/marketing-api/catalog/reference */
const META: Record<string, Rule> = {
  ...RULES,
  id: { needed: true, most: 100, is: /^[\w-]+$/ },
  title: { ...RULES['title']!, most: 200 },
  description: { ...RULES['description']!, most: 9_999 },
  additional_image_link: { most: 2_000, is: (value) => value.split(',').every(isAddress) },
  availability: { needed: true, is: /^(in stock|out of stock)$/ },
  item_group_id: { most: 100, is: /^[\w-]+$/ },
  shipping: { is: /^MX::[^:,]+:\d+\.\d{2} MXN(,MX::[^:,]+:\d+\.\d{2} MXN)*$/ },
};

function mistakesOf(told: Told, rules: Record<string, Rule>): string[] {
  const id = told['id']?.[0];
  const missing = Object.entries(rules).flatMap(([name, { needed }]) =>
    needed && !told[name] ? [name] : [],
  );
  const wrong = Object.entries(told).flatMap(([name, values]) =>
    values
      .filter((value) => {
        const rule = rules[name];
        if (!rule || length(value) > (rule.most ?? Infinity)) return true;
        return rule.is instanceof RegExp ? !rule.is.test(value) : !rule.is(value, told);
      })
      .map((value) => `${id}: ${name} ${value.slice(0, 80)}`),
  );
  return [...missing.map((name) => `${id}: no ${name}`), ...wrong];
}

const UNESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => UNESCAPED[name]!);
const grouped = (pairs: (readonly [string, string])[]): Told =>
  Object.fromEntries(
    [...Map.groupBy(pairs, ([name]) => name)].map(([name, all]) => [name, all.map(([, value]) => value)]),
  );
/** Each item's attributes; the price of a delivery way is not the product's. */
function toldByGoogle(part: string): Told {
  const own = part.replace(/<g:shipping>.*?<\/g:shipping>/g, (way) =>
    way.replace(/<\/?g:(shipping|price)>/g, ''),
  );
  return grouped(
    [...own.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name, text]) => [name!, unescaped(text!)]),
  );
}
const cellsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell!.replaceAll('""', '"'));

async function mistakesOfGoogle(count: number) {
  const [mistakes, ids] = [[] as string[], new Set<string>()];
  for await (const part of googleFeed(products(count), SHOP, 'https://tienda.mx')) {
    if (!part.startsWith('<item>')) continue;
    const told = toldByGoogle(part);
    ids.add(told['id']![0]!);
    mistakes.push(...mistakesOf(told, GOOGLE));
    if ((told['additional_image_link']?.length ?? 0) > 10) mistakes.push('pictures');
    if (!told['gtin'] && !told['mpn'] && !told['identifier_exists']) mistakes.push('identifier_exists');
  }
  return { mistakes, ids: ids.size };
}
async function mistakesOfMeta(count: number) {
  const [mistakes, ids] = [[] as string[], new Set<string>()];
  let head: string[] | undefined;
  for await (const line of metaFeed(products(count))) {
    if (!head) {
      head = line.trim().split(',');
      continue;
    }
    const cells = cellsOf(line);
    expect([line.match(/\n/g)?.length, cells.length]).toEqual([1, head.length]);
    const told = grouped(head.flatMap((name, at) => (cells[at] ? [[name, cells[at]] as const] : [])));
    ids.add(told['id']![0]!);
    mistakes.push(...mistakesOf(told, META));
  }
  return { mistakes, ids: ids.size };
}

describe('what feeds say', () => {
  test.each([11, 11_000])('when there are %i products then Google finds no mistake in any', async (count) => {
    expect(await mistakesOfGoogle(count)).toEqual({ mistakes: [], ids: count });
  });

  test.each([11, 11_000])('when there are %i products then Meta finds no mistake in any', async (count) => {
    expect(await mistakesOfMeta(count)).toEqual({ mistakes: [], ids: count });
  });

  test('when a reader of XML opens Google’s then it is well formed', async () => {
    let text = '';
    for await (const part of googleFeed(products(40), SHOP, 'https://tienda.mx')) text += part;
    const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;

    expect(document.querySelectorAll('item')).toHaveLength(40);
    expect(document.querySelector('channel > title')!.textContent).toBe('Miel & Flor <"kaab">');
    expect([...text.matchAll(/<g:id>(\d+)(?:(?!<\/item>).)*<g:is_bundle>yes/gs)].map(([, id]) => id)).toEqual(
      ['11', '22', '33'],
    );
  });

  test('when nobody takes more of a feed then no more products are read', async () => {
    let read = 0;
    async function* counted() {
      for await (const item of products(11_000)) {
        read += 1;
        yield item;
      }
    }
    for (const feed of [googleFeed(counted(), SHOP, ''), metaFeed(counted())]) {
      read = 0;
      await feed.next();
      await feed.next();
      expect(read).toBe(1);
    }
  });
});

describe('the addresses of feeds', () => {
  test('when a product is changed then the next reader gets a feed with it, and nobody one that they have', () =>
    withShell(async ({ get, api }) => {
      const first = await get('/feeds/google.xml');
      expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
        200,
        'application/xml',
        'no-cache',
      ]);
      expect(first.text).toContain('<g:title>Monte Blanco</g:title>');
      // Without this header fetch sends 'no-cache', which forces a full answer.
      const known = { 'if-none-match': first.headers.get('etag')!, 'cache-control': 'max-age=0' };
      expect((await get('/feeds/google.xml', known)).status).toBe(304);

      api.menu = [anElixir({ name: 'Luna' })];
      expect((await get('/feeds/google.xml', known)).status).toBe(304);
      api.edition = 'two';

      const { status, text } = await get('/feeds/google.xml', known);
      expect([status, text.includes('Luna'), text.includes('Monte')]).toEqual([200, true, false]);
    }));

  test('when a menu is long then all of it is there, also for who takes nothing compressed', () =>
    withShell(async ({ get, api }) => {
      api.menu = Array.from({ length: 600 }, (_, at) => anElixir({ id: at + 1, name: `Miel ${at}` }));

      const { headers, text } = await get('/feeds/meta.csv', { 'accept-encoding': 'identity' });

      expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual([
        'text/csv; charset=utf-8',
        null,
      ]);
      expect(text.trim().split('\n')).toHaveLength(601);
      expect((await get('/sitemap.xml')).text.match(/\/menu\/miel-/g)).toHaveLength(600);
    }));

  test('when the catalogue goes away then the feed of before is there; without one it says so', () =>
    withShell(async ({ get, api }) => {
      await get('/feeds/google.xml');
      api.text = undefined;

      expect((await get('/feeds/google.xml')).text).toContain('Monte Blanco');
      expect((await get('/feeds/meta.csv')).status).toBe(500);
    }));

  test('when nobody could say yet what the shop is called then no feed has another’s name', () =>
    withShell(
      async ({ get, api }) => {
        expect((await get('/feeds/google.xml')).status).toBe(503);

        api.settings = SHOP;

        expect((await get('/feeds/google.xml')).text).toContain('Miel &amp; Flor');
      },
      {},
      null,
    ));
});
