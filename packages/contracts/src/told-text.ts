import type { Content } from './content.ts';
import { fillDays } from './delivery.ts';
import { type DeliveryWay } from './delivery-ways.ts';
import { isSameEverywhere, toldDays, waysOf } from './told-ways.ts';
import { formatPesos } from './format-pesos.ts';
import type { Settings } from './settings.ts';

/** Settings that texts may mention. */
export type TextSettings = Pick<Settings, 'delivery' | 'deliveryWays'>;

const isFreeEverywhere = (way: DeliveryWay): boolean =>
  waysOf({ deliveryWays: { ways: [way] } }).length === 0;

/** The price of delivery, as a few words inside a sentence. */
export function deliveryClaim(shop: TextSettings): string {
  const ways = waysOf(shop);
  const sent = ways.filter((way) => way.kind === 'ship');
  if (ways.length === 0 || sent.some(isFreeEverywhere)) return 'envío gratis';
  if (sent.length === 0) return 'entrega en persona';
  const free = sent.flatMap(({ freeFrom }) => freeFrom ?? []);
  if (free.length > 0 && isSameEverywhere(sent))
    return `envío gratis desde ${formatPesos(Math.min(...free))}`;
  const least = Math.min(
    ...sent.flatMap(({ price, bands = [] }) => [price, ...bands.map((band) => band.price)]),
  );
  return least > 0 ? `envío desde ${formatPesos(least)}` : 'envío según tu código postal';
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
const fillClaim = (text: string, shop: TextSettings): string =>
  text.replaceAll('{envio}', (_name, at: number) =>
    /(?:^|[.!?¡¿]\s*)$/.test(text.slice(0, at)) ? capital(deliveryClaim(shop)) : deliveryClaim(shop),
  );

/**
 * A text for shoppers: hidden lines left out, the days of the settings and the price of delivery ({envio}) filled in.
 */
export const toldText = (text: Content, shop: TextSettings): Content => {
  const fill = <T extends string | null | undefined>(words: T) =>
    words ? fillClaim(fillDays(words, toldDays(shop)), shop) : words;
  const items = text.items?.filter(({ hidden }) => !hidden);
  return {
    ...text,
    title: fill(text.title),
    content: fill(text.content),
    ...(items && { items: items.map((item) => ({ ...item, ...(item.text && { text: fill(item.text) }) })) }),
  };
};
