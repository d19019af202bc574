import type { FeedItem } from './item.ts';

const LONGEST_LIST = 2_000;
/** As many addresses as fit. */
const listOf = (addresses: string[]): string =>
  addresses.reduce((list, address) => {
    const longer = list ? `${list},${address}` : address;
    return longer.length > LONGEST_LIST ? list : longer;
  }, '');

/** Country, region, service and price; their separators are removed from names. */
const shippingOf = ({ shipping }: FeedItem): string =>
  shipping.map(({ name, price }) => `MX::${name.replace(/[:,]/g, ' ')}:${price}`).join(',');

const COLUMNS: Record<string, (item: FeedItem) => string | undefined> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ isAvailable }) => (isAvailable ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ price }) => price,
  link: ({ link }) => link,
  image_link: ({ images }) => images[0],
  brand: ({ brand }) => brand,
  additional_image_link: ({ images }) => listOf(images.slice(1)),
  sale_price: ({ sale_price }) => sale_price,
  item_group_id: ({ item_group_id }) => item_group_id,
  size: ({ size }) => size,
  gtin: ({ gtin }) => gtin,
  mpn: ({ mpn }) => mpn,
  shipping: shippingOf,
  shipping_weight: ({ weight }) => weight,
};

/** A program reads this file and takes cells literally, so they are not guarded against spreadsheet formulas. */
const line = (cells: (string | undefined)[]): string =>
  `${cells.map((cell = '') => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;

/** Products by Meta's reference for catalogues: developers.facebook.com/docs/marketing-api/catalog/reference. */
export async function* metaFeed(items: AsyncIterable<FeedItem>): AsyncGenerator<string> {
  yield `${Object.keys(COLUMNS).join(',')}\n`;
  const cells = Object.values(COLUMNS);
  for await (const item of items) yield line(cells.map((cell) => cell(item)));
}
