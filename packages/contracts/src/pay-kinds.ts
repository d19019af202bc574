import type { PaymentMethod } from './constants.ts';
import type { FreeMonths } from './free-months.ts';
import { PAYMENT_BROWSERS, PROVIDER_LABEL, type PaymentProviderName } from './payment-browsers.ts';

/** Kinds of payment that the provider may offer. */
export const PAY_KINDS = {
  card: 'Tarjetas de crédito y débito',
  cash: 'OXXO y otro efectivo',
  transfer: 'Transferencia (SPEI)',
  balance: `Saldo de ${PROVIDER_LABEL}`,
} as const;
export type PayKind = keyof typeof PAY_KINDS;
export const PAY_KIND_NAMES = Object.keys(PAY_KINDS) as [PayKind, ...PayKind[]];

const PROVIDER_CHOICES = {
  card: 'Tarjeta',
  cash: 'OXXO u otro efectivo',
  transfer: 'Transferencia (SPEI)',
} as const;
/** The kind that the provider's page starts with. */
export type ProviderChoice = keyof typeof PROVIDER_CHOICES;
const PROVIDER_CHOICE_NAMES = Object.keys(PROVIDER_CHOICES) as ProviderChoice[];

const OWN_CHOICES = {
  ownTransfer: 'Transferencia a nuestra cuenta',
  pickup: 'Pagar al recoger',
} as const;
/** Payments to the shop itself (docs/decisions/0083). */
export type OwnChoice = keyof typeof OWN_CHOICES;
export const isOwnChoice = (choice: string | undefined): choice is OwnChoice =>
  choice !== undefined && Object.hasOwn(OWN_CHOICES, choice);

/** Choices that a shopper has in the shop, by their labels. */
export const PAY_CHOICES = {
  ...PROVIDER_CHOICES,
  /** All kinds of the provider. */
  online: `En línea, con ${PROVIDER_LABEL}`,
  ...OWN_CHOICES,
} as const;
export type PayChoice = keyof typeof PAY_CHOICES;
export const PAY_CHOICE_NAMES = Object.keys(PAY_CHOICES) as [PayChoice, ...PayChoice[]];

type Offered = {
  payChoice?: boolean | undefined;
  payKinds?: PayKind[] | undefined;
  ownTransfer?: object | undefined;
  payAtPickup?: object | undefined;
};

type Known = { isFetched?: boolean; isOnline?: boolean };

/**
 * The choices of a shopper; with the provider alone there are none. Only a pickup order can be paid at pickup. A shop
 * without an account at the provider (`isOnline`) offers only its own ways.
 */
export function payChoicesOf(
  { payChoice, payKinds, ownTransfer, payAtPickup }: Offered,
  { isFetched = false, isOnline = true }: Known = {},
): PayChoice[] {
  const kinds = PROVIDER_CHOICE_NAMES.filter((name) => !payKinds || payKinds.includes(name));
  const online = payChoice && kinds.length > 1 ? kinds : [];
  const own: PayChoice[] = [
    ...(ownTransfer ? ['ownTransfer' as const] : []),
    ...(payAtPickup && isFetched ? ['pickup' as const] : []),
  ];
  if (!isOnline) return own;
  if (own.length === 0) return online;
  return [...(online.length > 0 ? online : ['online' as const]), ...own];
}

const KIND_OF: Record<PaymentMethod, PayKind> = {
  visa: 'card',
  mastercard: 'card',
  amex: 'card',
  oxxo: 'cash',
  spei: 'transfer',
  mercadopago: 'balance',
};
/** The logos of the kinds that are offered; others are not shown. */
export const offeredMarks = (marks: PaymentMethod[], kinds: PayKind[] = PAY_KIND_NAMES): PaymentMethod[] =>
  marks.filter((name) => kinds.includes(KIND_OF[name]));

/** Months without interest that Mexican cards offer. */
export const FREE_MONTHS = [3, 6, 9, 12, 18, 24] as const;
export const MOST_INSTALLMENTS = 24;

type Ways = {
  payKinds?: PayKind[] | undefined;
  maxInstallments?: number | null | undefined;
  freeMonths?: FreeMonths | undefined;
};

/** The plans without interest for a total in pesos, the shortest first; only cards have them. */
export function freeMonthsOf(
  { payKinds, maxInstallments, freeMonths: plans = [] }: Ways,
  pesos: number,
): number[] {
  return plansOf({ payKinds, maxInstallments, freeMonths: plans })
    .filter(({ from }) => pesos >= from)
    .map(({ months: count }) => count)
    .toSorted((a, b) => a - b);
}

const plansOf = ({ payKinds, maxInstallments, freeMonths = [] }: Ways): FreeMonths =>
  payKinds && !payKinds.includes('card')
    ? []
    : freeMonths.filter(({ months }) => months <= (maxInstallments ?? MOST_INSTALLMENTS));

/**
 * The plans shown beside prices: only when the owner chose a provider that can be told of each. A provider chosen by
 * the environment is unknown here.
 */
export const toldFreeMonths = ({
  paymentProvider,
  ...ways
}: Ways & { paymentProvider?: PaymentProviderName | undefined }): FreeMonths =>
  paymentProvider && PAYMENT_BROWSERS[paymentProvider].freeMonths ? plansOf(ways) : [];
