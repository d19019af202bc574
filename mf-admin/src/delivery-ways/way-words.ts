import { formatPesos } from '@shop/app-kit';
import type { Area, DeliveryPlan, DeliveryWay, ShipWay, UnservedState } from '@shop/contracts/delivery-ways';

const MOST = 4;
const listed = (names: string[]): string =>
  names.length > MOST ? `${names.slice(0, MOST).join(', ')} y ${names.length - MOST} más` : names.join(', ');

const areaWords = ({ states = [], zips = [] }: Area): string =>
  listed([...states, ...zips.map((start) => (start.length < 5 ? `C.P. ${start}…` : `C.P. ${start}`))]);

const priceWords = ({ price, bands = [] }: ShipWay): string => {
  const least = bands[0]?.price ?? price;
  if (price === 0 && least === 0) return 'Gratis';
  return least === price ? formatPesos(price) : `De ${formatPesos(least)} a ${formatPesos(price)} por peso`;
};

const daysWords = (first: number, last: number): string => {
  if (first === last) return last === 1 ? '1 día' : `${last} días`;
  return `${first} a ${last} días`;
};

const shipWords = (way: ShipWay): string[] => {
  const { freeFrom, only, except, roadFirst, roadLast } = way;
  return [
    priceWords(way),
    freeFrom === undefined ? '' : `gratis desde ${formatPesos(freeFrom)}`,
    only ? `sólo ${areaWords(only)}` : '',
    except ? `menos ${areaWords(except)}` : '',
    roadLast === undefined ? '' : daysWords(roadFirst ?? 0, roadLast),
  ];
};

/** A delivery way in one line, below its name. */
export const wayWords = (way: DeliveryWay): string =>
  (way.kind === 'ship' ? shipWords(way) : ['Se recoge', way.place, way.hours]).filter(Boolean).join(' · ');

/** The whole plan in words, for a conflict between two people. */
export const planWords = (plan: unknown): string =>
  ((plan as DeliveryPlan | null | undefined)?.ways ?? [])
    .map((way) => `${way.name}: ${wayWords(way)}`)
    .join('\n') || 'Envío gratis';

/** 'Sonora', 'Yucatán (C.P. 970…, 971…)'. */
export const unservedWords = (places: UnservedState[]): string =>
  places
    .map(({ state, zips }) => (zips ? `${state} (C.P. ${listed(zips.map((start) => `${start}…`))})` : state))
    .join(', ');
