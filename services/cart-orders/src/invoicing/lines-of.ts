import { satOf } from '@shop/contracts/sat-codes';
import type { IvaRate } from '@shop/contracts/iva';
import type { FullSettings } from '@shop/contracts/settings';
import { chargesOf } from '../orders/order/order-charges.ts';
import { backParts, type BackPart } from '../orders/order/back-parts.ts';
import type { CfdiCredit } from '../orders/order/order-cfdi.model.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { netCentsOf } from '../shopping/pricing/spread.ts';
import { quoteOf } from '../shopping/pricing/kept-quote.ts';
import type { InvoiceLine, NewCredit } from './provider/invoice.port.ts';

const DELIVERY = 'Envío';
/** The authority's code for a unit of a service. */
const SERVICE = 'E48';

/** The order's lines for an invoice; undefined when a part has no tax rate, or the tax is on top. */
export function linesOf(order: OrderRow, { sat }: Pick<FullSettings, 'sat'>): InvoiceLine[] | undefined {
  const { lines, shippingCents, shippingIva, taxCents } = quoteOf(order);
  const { product: productKey, unit: unitKey, delivery } = satOf(sat);
  const pieces = lines.map(({ elixirName, quantity, priceCents, discountCents, iva }) => ({
    description: elixirName,
    productKey,
    unitKey,
    quantity,
    netCents: netCentsOf({ quantity, priceCents, ...(discountCents && { discountCents }) }),
    ...(discountCents && { discountCents }),
    iva,
  }));
  const all = [
    ...pieces,
    {
      description: DELIVERY,
      productKey: delivery,
      unitKey: SERVICE,
      quantity: 1,
      netCents: shippingCents,
      iva: shippingIva,
    },
  ].filter((line) => line.netCents > 0);
  return taxCents === 0 && all.length > 0 && all.every(saysRate) ? all : undefined;
}

const saysRate = (line: Omit<InvoiceLine, 'iva'> & { iva: IvaRate | undefined }): line is InvoiceLine =>
  Boolean(line.iva);

/**
 * The lines of the last of these credit notes: the parts that its refunds name, and the rest in proportion over what the
 * earlier notes left, so that no part is credited with more than was paid for it.
 */
export function creditLinesOf(order: OrderRow, credits: CfdiCredit[]): NewCredit['lines'] {
  let before: BackPart[] = [];
  let parts: BackPart[] = [];
  for (const { cents, backs } of credits) {
    const own = (order.backs ?? []).filter(({ id }) => backs.includes(id));
    [before, parts] = [parts, backParts({ ...order, refundedCents: cents, backs: own }, parts)];
  }
  const nameOf = (id: number | undefined) =>
    order.items.find((line) => line.id === id)?.elixirName ?? DELIVERY;
  return parts.flatMap(({ id, iva, backCents }, at) => {
    const cents = backCents - (before[at]?.backCents ?? 0);
    return iva && cents > 0 ? [{ description: `Devolución: ${nameOf(id)}`, cents, iva }] : [];
  });
}

/** Refunds that name parts, are in no credit note yet, and fit within `cents`. */
export function backsFor({ backs = [], cfdi }: OrderRow, cents: number): string[] {
  const credited = new Set(cfdi?.credits?.flatMap((credit) => credit.backs));
  let left = cents;
  return backs.flatMap((back) => {
    if (credited.has(back.id) || back.cents > left) return [];
    left -= back.cents;
    return [back.id];
  });
}

/** c_FormaPago; 31 is a payment through an intermediary. */
const FORMS: Record<string, string> = { credit: '04', debit: '28', cash: '01', transfer: '03' };
export const paymentFormOf = (order: OrderRow): string =>
  FORMS[order.manual?.payment ?? ''] ?? FORMS[chargesOf(order)?.means ?? ''] ?? '31';
