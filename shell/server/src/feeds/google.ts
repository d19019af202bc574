import { escapeHtml } from '@shop/service-kit/escape-html';
import type { Settings } from '@shop/contracts/settings';
import { plain, type FeedItem, type Sending } from './item.ts';

/** Google uses the first ten additional pictures. */
const MOST_PICTURES = 10;

const element = (name: string, text: string | undefined): string =>
  text ? `<g:${name}>${escapeHtml(text)}</g:${name}>` : '';

const shippingOf = ({ name, price, handling, transit }: Sending): string =>
  `<g:shipping>${[
    element('country', 'MX'),
    element('service', name),
    element('price', price),
    ...handling.map((days, at) => element(`${at ? 'max' : 'min'}_handling_time`, String(days))),
    ...transit.map((days, at) => element(`${at ? 'max' : 'min'}_transit_time`, String(days))),
  ].join('')}</g:shipping>`;

const itemOf = (item: FeedItem): string => {
  const [first, ...more] = item.images;
  const { gtin, mpn } = item;
  return `<item>${[
    element('id', item.id),
    element('title', item.title),
    element('description', item.description),
    element('link', item.link),
    element('image_link', first),
    ...more.slice(0, MOST_PICTURES).map((url) => element('additional_image_link', url)),
    element('availability', item.isAvailable ? 'in_stock' : 'out_of_stock'),
    element('price', item.price),
    element('sale_price', item.sale_price),
    element('condition', 'new'),
    element('brand', item.brand),
    element('gtin', gtin),
    element('mpn', mpn),
    element('identifier_exists', gtin || mpn ? undefined : 'no'),
    element('item_group_id', item.item_group_id),
    element('is_bundle', item.isKit ? 'yes' : undefined),
    element('size', item.size),
    element('unit_pricing_measure', item.unit?.measure),
    element('unit_pricing_base_measure', item.unit?.base),
    element('shipping_weight', item.weight),
    ...item.shipping.map(shippingOf),
  ].join('')}</item>\n`;
};

const text = (words: string): string => escapeHtml(plain(words, 500));

/** Products by Google's product data specification, as RSS 2.0: support.google.com/merchants/answer/7052112. */
export async function* googleFeed(
  items: AsyncIterable<FeedItem>,
  { name, tagline }: Settings,
  origin: string,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${text(name)}</title><link>${origin}</link><description>${text(tagline || name)}</description>
`;
  for await (const item of items) yield itemOf(item);
  yield '</channel></rss>\n';
}
