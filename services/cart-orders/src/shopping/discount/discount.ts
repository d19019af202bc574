import { MOST_USES } from '@shop/contracts/discount';
import { formatCentavos } from '@shop/contracts/format-pesos';
import { dayOf } from '@shop/service-kit/days';
import { partOf } from '../pricing/part-of.ts';
import type { DiscountRow, DiscountUse } from './discount.model.ts';

/** What a code takes off a cart in centavos, or in Spanish why it takes off nothing. */
export type Outcome = { cents: number } | { problem: string };
/** A cart as a code sees it: its order cycle, and what its lines cost without the code. */
type DiscountedCart = { cart: string; totalCents: number };

export const UNKNOWN = 'No encontramos ese código. Revisa cómo está escrito.';
const OFF = 'Este código ya no está activo.';
const USED_UP = 'Este código ya se usó todas las veces que se podía.';
const YOURS_USED_UP = 'Ya usaste este código.';
const NO_EMAIL = 'Escribe tu correo para usar este código.';
const WHOLE = 'Este código cubriría todo tu pedido, y no podemos cobrar $0.00. Agrega algo más a tu carrito.';

/** What the code is worth for a cart. Used-up codes are worth nothing; this cart's own use does not count. */
export function valueOf(row: DiscountRow | null, { cart, totalCents }: DiscountedCart, now: Date): Outcome {
  const problem = row ? problemOf(row, totalCents, now) : UNKNOWN;
  if (!row || problem) return { problem: problem ?? UNKNOWN };
  if (isUsedUp(row, cart, now)) return { problem: USED_UP };
  const cents = row.kind === 'amount' ? row.value : partOf(totalCents, row.value, 100);
  return cents >= totalCents ? { problem: WHOLE } : { cents };
}

function problemOf(row: DiscountRow, totalCents: number, now: Date): string | undefined {
  const { isActive, startsOn, endsOn, minimumCents } = row;
  const today = dayOf(now).day;
  if (!isActive) return OFF;
  if (startsOn && today < startsOn) return `Este código vale desde el ${write(startsOn)}.`;
  if (endsOn && today > endsOn) return `Este código venció el ${write(endsOn)}.`;
  if (minimumCents && totalCents < minimumCents)
    return `Este código pide una compra de ${formatCentavos(minimumCents)} o más.`;
  return undefined;
}

const isUsedUp = ({ uses, maxUses }: DiscountRow, cart: string, now: Date): boolean =>
  liveUses(uses, now).filter((use) => use.cart !== cart).length >= (maxUses ?? MOST_USES);

/** Uses whose term has ended are free again. */
export const liveUses = (uses: DiscountUse[], now: Date): DiscountUse[] =>
  uses.filter(({ until }) => !until || until > now);

const isSpent = ({ until, paymentId }: DiscountUse): boolean => !until && !paymentId;

/** A checkout without a payment gives up its use to the next checkout of the same cart. */
const isReplaced = (use: DiscountUse, { cart, checkoutId }: DiscountUse): boolean =>
  !isSpent(use) && (use.checkoutId === checkoutId || (use.cart === cart && !use.paymentId));

/**
 * The uses including this one, or the reason when no use is left. A use of a payment is always added: the money was
 * taken at that price.
 */
export function withUse(row: DiscountRow, use: DiscountUse, now: Date): DiscountUse[] | { problem: string } {
  const live = liveUses(row.uses, now);
  if (live.some((one) => one.checkoutId === use.checkoutId && isSpent(one))) return live;
  const rest = live.filter((one) => !isReplaced(one, use));
  const problem = use.paymentId ? undefined : refusalOf(row, rest, use);
  return problem ? { problem } : [...rest, use];
}

function refusalOf(row: DiscountRow, rest: DiscountUse[], { buyer }: DiscountUse): string | undefined {
  const { isActive, maxUses, maxPerBuyer } = row;
  if (!isActive) return OFF;
  if (rest.length >= (maxUses ?? MOST_USES)) return USED_UP;
  if (maxPerBuyer === null) return undefined;
  if (!buyer) return NO_EMAIL;
  return rest.filter((one) => one.buyer === buyer).length >= maxPerBuyer ? YOURS_USED_UP : undefined;
}

/** The uses without the checkout's use of this payment, or of none; spent uses stay. */
export const withoutUse = (uses: DiscountUse[], checkoutId: string, paymentId?: string): DiscountUse[] =>
  uses.filter((use) => use.checkoutId !== checkoutId || isSpent(use) || use.paymentId !== paymentId);

/** The uses, with the checkout's own made permanent. */
export const withSpent = (uses: DiscountUse[], checkoutId: string): DiscountUse[] =>
  uses.map(({ until, paymentId, ...use }) =>
    use.checkoutId === checkoutId
      ? use
      : { ...use, ...(until && { until }), ...(paymentId && { paymentId }) },
  );

const written = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const write = (day: string): string => written.format(new Date(day));
