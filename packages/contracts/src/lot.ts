import * as z from 'zod/mini';
import { apiError, autoId, version } from './common.ts';
import { clearable, codeText, line, text } from './typed-text.ts';

const CODE = 'Usa de 2 a 30 letras sin acento, números o guiones';
/** The code on the jar and in the address of the lot's page; case does not matter. */
export const lotCode = codeText(/^[A-Z0-9][A-Z0-9-]{1,29}$/, CODE);

const day = z.iso.date('Elige un día');

const fields = {
  code: lotCode,
  /** The products that are filled from the lot. */
  elixirIds: z
    .array(autoId, 'Selecciona un producto')
    .check(z.minLength(1, 'Selecciona un producto'), z.maxLength(100, 'Máximo 100 productos')),
  flower: line(2, 100, 'Escribe la flor'),
  place: line(2, 100, 'Escribe el lugar'),
  meliponario: line(0, 100, 'Máximo 100 caracteres'),
  packedOn: day,
  bestBefore: day,
  /** A note for the staff, shown on no page. */
  note: text(0, 1000, 'Máximo 1000 caracteres'),
  /** Whether orders that leave are still filled from it. */
  isActive: z.boolean(),
};

/** What was filled at one time, from one harvest. */
export const lot = z.object({
  id: autoId,
  code: z.string(),
  elixirIds: z.array(z.int()),
  flower: z.string(),
  place: z.string(),
  meliponario: z.string(),
  packedOn: z.string(),
  bestBefore: z.string(),
  note: z.string(),
  isActive: z.boolean(),
  version,
});
export type Lot = z.infer<typeof lot>;
/** GET /api/lots, and GET /internal/lots for some products: newest first. */
export const lotList = z.array(lot);

const written = { ...fields, meliponario: clearable(fields.meliponario), note: clearable(fields.note) };

/** POST /api/lots */
export const lotCreate = z.strictObject(written);
export type LotCreate = z.infer<typeof lotCreate>;

/** PATCH /api/lots/{id}: any of the fields; with the version that was read, a newer one is a 409. */
export const lotUpdate = z.partial(z.strictObject({ ...written, version }));
export const lotConflict = z.extend(apiError, { current: lot });

/** `version` is that of the edited lot. */
export const lotForm = z.object({ ...fields, version: z.optional(version) });
export type LotForm = z.infer<typeof lotForm>;

/** GET /api/lots/{code}: the public part of a lot. */
export const publicLot = z.object({
  code: z.string(),
  products: z.array(z.string()),
  flower: z.string(),
  place: z.string(),
  meliponario: z.string(),
  packedOn: z.string(),
  bestBefore: z.string(),
});
export type PublicLot = z.infer<typeof publicLot>;

/** The part of a lot that an order filled from it stores. */
export const orderLot = z.object({
  code: z.string(),
  /** Its products that are in the order. */
  elixirIds: z.array(z.int()),
  packedOn: z.string(),
  bestBefore: z.string(),
});
export type OrderLot = z.infer<typeof orderLot>;

/** Path of a lot's public page. */
export const lotPath = (code: string): string => `/lotes/${code.toLowerCase()}`;

/** The default lots of an order that leaves: for each product the newest active one. */
export function newestLots<L extends Pick<Lot, 'elixirIds' | 'isActive'>>(
  newestFirst: L[],
  elixirIds: number[],
): L[] {
  const found = elixirIds.map((id) => newestFirst.find((one) => one.isActive && one.elixirIds.includes(id)));
  return [...new Set(found.filter((one) => one !== undefined))];
}
