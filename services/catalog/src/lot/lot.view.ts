import type { Lot, PublicLot } from '@shop/contracts/lot';
import { versionOf } from '../version.ts';
import type { LotRow } from './lot.store.ts';

export const toLot = (row: LotRow): Lot => ({
  id: row.id,
  code: row.code,
  elixirIds: row.elixirIds,
  flower: row.flower,
  place: row.place,
  meliponario: row.meliponario ?? '',
  packedOn: row.packedOn,
  bestBefore: row.bestBefore,
  note: row.note ?? '',
  isActive: row.isActive,
  version: versionOf(row),
});

/** @param products names of the products that are filled from it */
export const toPublicLot = (row: LotRow, products: string[]): PublicLot => ({
  code: row.code,
  products,
  flower: row.flower,
  place: row.place,
  meliponario: row.meliponario ?? '',
  packedOn: row.packedOn,
  bestBefore: row.bestBefore,
});
