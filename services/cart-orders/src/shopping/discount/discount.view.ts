import type { Discount, DiscountCreate } from '@shop/contracts/discount';
import { toCentavos, toPesos } from '@shop/contracts/money';
import { liveUses } from './discount.ts';
import type { DiscountRow } from './discount.model.ts';
import type { DiscountFields } from './discount.store.ts';

const pesosOrNull = (cents: number | null) => (cents === null ? null : toPesos(cents));

export const toDiscount = (row: DiscountRow): Discount => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  value: row.kind === 'amount' ? toPesos(row.value) : row.value,
  minimum: pesosOrNull(row.minimumCents),
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  maxUses: row.maxUses,
  maxPerBuyer: row.maxPerBuyer,
  isActive: row.isActive,
  note: row.note,
  used: liveUses(row.uses, new Date()).length,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

export const toFields = ({ value, minimum, ...same }: DiscountCreate): DiscountFields => ({
  ...same,
  value: same.kind === 'amount' ? toCentavos(value) : value,
  minimumCents: minimum === null ? null : toCentavos(minimum),
});
