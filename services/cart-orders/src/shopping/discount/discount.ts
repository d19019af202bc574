import { MOST_USES } from '@shop/contracts/discount';
import { formatCentavos } from '@shop/contracts/format-pesos';
import type { DiscountRow, DiscountUse } from './discount.model.ts';

/** What a code takes off a cart in centavos, or in Spanish why it takes off nothing. */
export type Outcome = { cents: number } | { problem: string };
/** A cart as a code sees it: which generation of which, and what its lines cost at their full prices. */
export type Priced = { cart: string; totalCents: number };

export const UNKNOWN = 'No encontramos ese código. Revisa cómo está escrito.';
const OFF = 'Este código ya no está activo.';
const USED_UP = 'Este código ya se usó todas las veces que se podía.';
const YOURS_USED_UP = 'Ya usaste este código.';
const NO_EMAIL = 'Escribe tu correo para usar este código.';
const WHOLE = 'Este código cubriría todo tu pedido, y no podemos cobrar $0.00. Agrega algo más a tu carrito.';

/** What the code is worth for a cart now. Uses count as well, except the one that this cart has already. */
export function valueOf(row: DiscountRow | null, { cart, totalCents }: Priced, now: Date): Outcome {
  const problem = row ? problemOf(row, totalCents, now) : UNKNOWN;
  if (!row || problem) return { problem: problem ?? UNKNOWN };
  if (isUsedUp(row, cart)) return { problem: USED_UP };
  const cents = row.kind === 'amount' ? row.value : Math.round((totalCents * row.value) / 100);
  return cents >= totalCents ? { problem: WHOLE } : { cents };
}

function problemOf(row: DiscountRow, totalCents: number, now: Date): string | undefined {
  const { isActive, startsOn, endsOn, minimumCents } = row;
  const today = dayIn.format(now);
  if (!isActive) return OFF;
  if (startsOn && today < startsOn) return `Este código vale desde el ${write(startsOn)}.`;
  if (endsOn && today > endsOn) return `Este código venció el ${write(endsOn)}.`;
  if (minimumCents && totalCents < minimumCents)
    return `Este código pide una compra de ${formatCentavos(minimumCents)} o más.`;
  return undefined;
}

const isUsedUp = ({ uses, maxUses }: DiscountRow, cart: string): boolean =>
  others(uses, cart).length >= (maxUses ?? MOST_USES);

/** The uses of all other carts: a cart gives up its earlier use for its next. */
const others = (uses: DiscountUse[], cart: string) => uses.filter((use) => use.cart !== cart);

/** The uses with one more, or why there cannot be one. */
export function withUse(row: DiscountRow, use: DiscountUse): DiscountUse[] | { problem: string } {
  const rest = others(row.uses, use.cart);
  if (!row.isActive) return { problem: OFF };
  if (rest.length >= (row.maxUses ?? MOST_USES)) return { problem: USED_UP };
  if (row.maxPerBuyer !== null) {
    if (!use.buyer) return { problem: NO_EMAIL };
    const theirs = rest.filter(({ buyer }) => buyer === use.buyer).length;
    if (theirs >= row.maxPerBuyer) return { problem: YOURS_USED_UP };
  }
  return [...rest, use];
}

const timeZone = 'America/Mexico_City';
const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone });
const written = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const write = (day: string): string => written.format(new Date(day));
