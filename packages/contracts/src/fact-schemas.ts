import * as z from 'zod/mini';
import { asBarcode, isBarcode } from './barcode.ts';
import {
  isSaid,
  type EarlierPrice,
  type Fact,
  type Facts,
  type FactValues,
  type FactChanges,
} from './facts.ts';
import { wholeCentavos } from './pesos.ts';
import { price } from './price.ts';
import { taste } from './taste.ts';
import { line, text, token } from './typed-text.ts';

const AMOUNT = 'Escribe un número entero mayor que cero';
const amount = (limit = 100_000) =>
  z.int(AMOUNT).check(z.positive(AMOUNT), z.lte(limit, 'La cantidad es demasiado alta'));
const BARCODE = 'El código no es válido: son 8, 12, 13 o 14 dígitos, y el último comprueba los demás';
const SHARE = 'Escribe un número de 0 en adelante';
const share = z
  .number(SHARE)
  .check(z.gte(0, SHARE), z.lte(10_000, 'La cantidad es demasiado alta'), wholeCentavos);
const day = z.iso.date('Elige un día');
const isPriced = ({ price: before, from, until }: EarlierPrice) => before !== undefined || !(from || until);
const isInOrder = ({ from, until }: EarlierPrice) => !from || !until || from <= until;
const earlierPrice = z
  .strictObject({ price: z.optional(price), from: z.optional(day), until: z.optional(day) })
  .check(
    z.refine<EarlierPrice>(isPriced, { error: 'Escribe el precio anterior', path: ['price'] }),
    z.refine<EarlierPrice>(isInOrder, { error: 'El último día va después del primero', path: ['until'] }),
  );
const COLOR = 'Elige un color';
const ofEach = (parts: object, schema: z.ZodMiniType) =>
  Object.fromEntries(Object.keys(parts).map((part) => [part, z.optional(schema)]));

type Schemas = { [Kind in Fact['kind']]: (fact: Extract<Fact, { kind: Kind }>) => z.ZodMiniType };
const WRITTEN: Schemas = {
  text: ({ limit }) => text(0, limit, `Máximo ${limit} caracteres`),
  line: ({ limit }) => line(0, limit, `Máximo ${limit} caracteres`),
  barcode: () =>
    token(asBarcode, BARCODE).check(z.refine<string>((code) => code === '' || isBarcode(code), BARCODE)),
  color: () => z.string(COLOR).check(z.regex(/^#[0-9a-f]{6}$/i, COLOR)),
  choice: ({ choices, ask }) => z.enum(['', ...Object.keys(choices)], ask),
  taste: () => taste,
  amounts: ({ parts }) => z.strictObject(ofEach(parts, amount())),
  integer: ({ limit }) => amount(limit),
  money: () => price,
  earlierPrice: () => earlierPrice,
  nutrition: ({ parts }) => z.strictObject(ofEach(parts, share)),
};
const TOLD: Schemas = {
  text: () => z.string(),
  line: () => z.string(),
  barcode: () => z.string(),
  color: () => z.string(),
  integer: () => z.number(),
  money: () => z.number(),
  earlierPrice: () =>
    z.object({ price: z.optional(z.number()), from: z.optional(z.string()), until: z.optional(z.string()) }),
  nutrition: ({ parts }) => z.object(ofEach(parts, z.number())),
  // A choice that only a later release knows is read as absent.
  choice: ({ choices }) => z.catch(z.optional(z.enum(Object.keys(choices))), undefined),
  taste: () => taste,
  amounts: ({ parts }) => z.object(ofEach(parts, z.number())),
};
const schemaOf = (schemas: Schemas, fact: Fact) =>
  (schemas[fact.kind] as (fact: Fact) => z.ZodMiniType)(fact);

type Shape<Values> = {
  [Name in keyof Values]-?: z.ZodMiniOptional<z.ZodMiniType<Values[Name], Values[Name]>>;
};
const shapeOf = <Values>(rows: Facts, schema: (fact: Fact) => z.ZodMiniType) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, fact]) => [name, z.optional(schema(fact))]),
  ) as unknown as Shape<Values>;

/** The facts in a request: null clears one, as '', {} and an empty taste of earlier releases do. */
export const writtenFacts = <Rows extends Facts>(rows: Rows) =>
  shapeOf<FactChanges<Rows>>(rows, (fact) =>
    z.pipe(
      z.nullable(schemaOf(WRITTEN, fact)),
      z.transform((value) => (isSaid(value) ? value : null)),
    ),
  );

/** The same in a public response. */
export const toldFacts = <Rows extends Facts>(rows: Rows) =>
  shapeOf<FactValues<Rows>>(rows, (fact) => schemaOf(TOLD, fact));
