import * as z from 'zod/mini';
import { isoDate } from './common.ts';
import { placesWithout, type Area, type DeliveryPlan } from './delivery-ways.ts';
import { MEXICAN_STATES, stateOfZip } from './mexican-states.ts';
import { pesos, wholeCentavos } from './pesos.ts';
import { line } from './typed-text.ts';

const readArea = z.optional(
  z.object({ states: z.optional(z.array(z.string())), zips: z.optional(z.array(z.string())) }),
);
const pickupPlace = { place: z.string(), hours: z.string(), bring: z.optional(z.string()) };
const readWay = z.discriminatedUnion('kind', [
  z.object({
    id: z.string(),
    kind: z.literal('ship'),
    name: z.string(),
    price: z.number(),
    freeFrom: z.optional(z.number()),
    bands: z.optional(z.array(z.object({ upTo: z.int(), price: z.number() }))),
    only: readArea,
    except: readArea,
    roadFirst: z.optional(z.int()),
    roadLast: z.optional(z.int()),
  }),
  z.object({ id: z.string(), kind: z.literal('pickup'), name: z.string(), ...pickupPlace }),
]);
/** What the settings say of delivery; pages without it have one way, FIRST_WAY. */
export const deliveryPlan = z.object({
  ways: z.array(readWay),
  leftOut: z.optional(z.array(z.string())),
});

/** A way that a cart or a manual order can choose, in pesos; `missing` is what the lines lack for it to be free. */
export const offeredWay = z.object({
  id: z.string(),
  kind: z.enum(['ship', 'pickup']),
  name: z.string(),
  price: z.number(),
  freeFrom: z.optional(z.number()),
  missing: z.optional(z.number()),
  /** Noon of the first and last day on which it arrives, or can be picked up, when it is paid now. */
  first: isoDate,
  last: isoDate,
  place: z.optional(z.string()),
  hours: z.optional(z.string()),
  bring: z.optional(z.string()),
});
export type OfferedWay = z.infer<typeof offeredWay>;

/** How an order gets to its buyer, as it was promised when it was bought. */
export const chosenWay = z.object({
  id: z.string(),
  kind: z.enum(['ship', 'pickup']),
  name: z.string(),
  place: z.optional(z.string()),
  hours: z.optional(z.string()),
  bring: z.optional(z.string()),
  /** Days on the road. */
  roadFirst: z.optional(z.int()),
  roadLast: z.optional(z.int()),
});
export type ChosenWay = z.infer<typeof chosenWay>;

const MOST_WAYS = 20;
const MOST_BANDS = 12;
const MOST_ZIPS = 300;
const MOST_PRICE = 5_000;
const PRICE = `Escribe un precio de $0 a $${MOST_PRICE.toLocaleString('es-MX')}`;
export const deliveryPrice = z.number(PRICE).check(z.gte(0, PRICE), z.lte(MOST_PRICE, PRICE), wholeCentavos);
const FREE = 'Escribe un importe mayor que cero, o déjalo vacío';
const freeFrom = pesos(FREE, 'Es demasiado');
const GRAMS = 'Escribe los gramos, de 1 a 100,000';
const grams = z.int(GRAMS).check(z.gte(1, GRAMS), z.lte(100_000, GRAMS));
const DAYS = 'Escribe un número de días, de 0 a 60';
const days = z.optional(z.int(DAYS).check(z.gte(0, DAYS), z.lte(60, DAYS)));
const ID = 'Identificador inválido';
export const wayId = z.string(ID).check(z.regex(/^[a-z0-9-]{1,40}$/, ID));
const name = line(2, 40, 'Escribe cómo se llama, de 2 a 40 caracteres');

const ZIP = 'Escribe de 2 a 5 dígitos con los que empieza';
const NO_ZIP = 'Ningún estado tiene códigos postales que empiecen así';
const zip = z.string(ZIP).check(
  z.regex(/^\d{2,5}$/, { error: ZIP, abort: true }),
  z.refine<string>((start) => stateOfZip(start.padEnd(5, '0')) !== undefined, NO_ZIP),
);
const STATE = 'Elige de la lista';
const state = z.enum(MEXICAN_STATES, STATE);

type Issue = { path: (string | number)[]; message: string };
const add = (issues: object[], input: unknown, { path, message }: Issue): number =>
  issues.push({ code: 'custom', input, path, message });

const coveringStart = (zips: string[], at: number): string | undefined =>
  zips.find(
    (start, other) => other !== at && zips[at]!.startsWith(start) && (start !== zips[at] || other < at),
  );

const area = z
  .strictObject({
    states: z.optional(z.array(state).check(z.maxLength(MEXICAN_STATES.length, STATE))),
    zips: z.optional(z.array(zip).check(z.maxLength(MOST_ZIPS, `Máximo ${MOST_ZIPS}`))),
  })
  .check(({ value: { states = [], zips = [] }, issues }) => {
    if (states.length + zips.length === 0)
      add(issues, states, { path: ['states'], message: 'Elige al menos un estado o código postal' });
    for (const [at, start] of zips.entries()) {
      const covering = coveringStart(zips, at);
      const inState = states.find((one) => one === stateOfZip(start.padEnd(5, '0')));
      if (covering ?? inState)
        add(issues, start, { path: ['zips', at], message: `${start} ya está en ${covering ?? inState}` });
    }
  });

const bands = z
  .array(z.strictObject({ upTo: grams, price: deliveryPrice }))
  .check(z.minLength(1, 'Agrega un peso'), z.maxLength(MOST_BANDS, `Máximo ${MOST_BANDS} pesos`));

const RISING = 'Escribe más gramos que en el renglón anterior';
const DEARER = 'No puede costar menos que un paquete más ligero';

type Weighed = { price: number; bands?: z.output<typeof bands> | undefined };
function checkBands({ price: heaviest, bands: rows = [] }: Weighed, issues: object[]): void {
  for (const [at, { upTo, price: cost }] of rows.entries()) {
    const before = rows[at - 1];
    if (before && upTo <= before.upTo) add(issues, upTo, { path: ['bands', at, 'upTo'], message: RISING });
    if (before && cost < before.price) add(issues, cost, { path: ['bands', at, 'price'], message: DEARER });
  }
  const last = rows.at(-1);
  if (last && heaviest < last.price) add(issues, heaviest, { path: ['price'], message: DEARER });
}

const LATER = 'No puede ser menos que el mínimo';
const BOTH = 'Escribe los dos números de días, o ninguno';
/** The form of a way that ships. */
export const shipWayForm = z
  .strictObject({
    id: wayId,
    kind: z.literal('ship'),
    name,
    price: deliveryPrice,
    freeFrom: z.optional(freeFrom),
    bands: z.optional(bands),
    only: z.optional(area),
    except: z.optional(area),
    roadFirst: days,
    roadLast: days,
  })
  .check(({ value, issues }) => {
    const { roadFirst, roadLast, only, except } = value;
    checkBands(value, issues);
    if ((roadFirst === undefined) !== (roadLast === undefined))
      add(issues, roadLast, { path: ['roadLast'], message: BOTH });
    if (roadLast !== undefined && roadLast < (roadFirst ?? 0))
      add(issues, roadLast, { path: ['roadLast'], message: LATER });
    for (const [list, at, entry] of bothLists(only, except))
      add(issues, entry, { path: ['except', list, at], message: `${entry} está en las dos listas` });
  });

/** Entries that a way both serves and leaves out. */
const bothLists = (only: Area = {}, except: Area = {}) =>
  (['states', 'zips'] as const).flatMap((list) =>
    (except[list] ?? []).flatMap((entry, at) =>
      only[list]?.includes(entry) ? [[list, at, entry] as const] : [],
    ),
  );

export type ShipWayInput = z.input<typeof shipWayForm>;
export type ShipWayForm = z.output<typeof shipWayForm>;

/** The form of a place to pick up. */
export const pickupWayForm = z.strictObject({
  id: wayId,
  kind: z.literal('pickup'),
  name,
  place: line(5, 200, 'Escribe dónde se recoge'),
  hours: line(3, 120, 'Escribe en qué horario'),
  bring: z.optional(line(0, 200, 'Máximo 200 caracteres')),
});
export type PickupWayInput = z.input<typeof pickupWayForm>;
export type PickupWayForm = z.output<typeof pickupWayForm>;

const TWICE = { id: 'Identificador repetido', name: 'Ya hay otra con ese nombre' };
const unservedText = ({ state: where, zips }: ReturnType<typeof placesWithout>[number]): string =>
  zips ? `${where} (${zips.slice(0, 5).join(', ')}${zips.length > 5 ? '…' : ''})` : where;

/** The owner's form: a state without any way is refused unless `leftOut` names it. */
export const deliveryPlanForm = z
  .strictObject({
    ways: z
      .array(z.discriminatedUnion('kind', [shipWayForm, pickupWayForm], 'Elige envío o recoger'))
      .check(z.minLength(1, 'Agrega una forma de entrega'), z.maxLength(MOST_WAYS, `Máximo ${MOST_WAYS}`)),
    leftOut: z.optional(z.array(state)),
  })
  .check(({ value, issues }) => {
    const { ways, leftOut = [] } = value satisfies DeliveryPlan;
    for (const field of ['id', 'name'] as const)
      for (const [at, way] of ways.entries())
        if (ways.findIndex((other) => other[field].toLowerCase() === way[field].toLowerCase()) < at)
          add(issues, way[field], { path: ['ways', at, field], message: TWICE[field] });
    const unserved = placesWithout(ways).filter((place) => !leftOut.some((one) => one === place.state));
    if (unserved.length > 0)
      add(issues, leftOut, {
        path: ['leftOut'],
        message: `Nada llega a ${unserved.map(unservedText).join(', ')}. Agrega cómo, o di que ahí no entregas.`,
      });
  });
