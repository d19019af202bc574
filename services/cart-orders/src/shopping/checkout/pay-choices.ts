import { formatCentavos } from '@shop/contracts/format-pesos';
import { isOwnChoice, payChoicesOf, type PayChoice } from '@shop/contracts/pay-kinds';
import type { InternalSettings } from '@shop/contracts/settings';
import { badRequest } from '@shop/service-kit/errors';
import type { PaymentPage, PaymentPagePort } from './payment-page.port.ts';

export type PayChoiceDeps = {
  settings: {
    read: () => Promise<
      Pick<InternalSettings, 'payChoice' | 'payKinds' | 'ownTransfer' | 'payAtPickup' | 'paymentProvider'>
    >;
  };
  provider: Pick<PaymentPagePort, 'isReady' | 'leastCents'>;
};

/** The ways to pay, and the least that is paid online. Missing settings do not keep anyone from buying. */
export async function choicesOf(
  { settings, provider }: PayChoiceDeps,
  isFetched: boolean,
): Promise<{ choices: PayChoice[]; isOnline: boolean; leastCents: number }> {
  const read = await settings.read().catch(() => undefined);
  const isOnline = provider.isReady(read?.paymentProvider);
  const choices = payChoicesOf(read ?? {}, { isFetched, isOnline });
  return { choices, isOnline, leastCents: provider.leastCents(read?.paymentProvider) };
}

/** @throws AppError 400 for less than is paid online: the provider's page would offer no way to pay */
export function assertEnough(dueCents: number, leastCents: number): void {
  if (dueCents < leastCents)
    throw badRequest(
      `Lo mínimo que se puede cobrar en línea son ${formatCentavos(leastCents)}. Agrega algo más.`,
    );
}

/**
 * The asked way to pay if it is still offered: the owner may have removed it since the page was shown. Otherwise the
 * first way where the shop takes all money itself, or undefined: the provider's page offers its own ways.
 */
export const chosenFrom = (choices: PayChoice[], asked: PayChoice | undefined): PayChoice | undefined =>
  choices.find((one) => one === asked) ?? (choices.every(isOwnChoice) ? choices[0] : undefined);

/** A checkout that had chosen one of the shop's own ways to pay is paid online once that way is no longer offered. */
export const insteadOfOwn = (before: string | undefined, choices: PayChoice[]): PayChoice | undefined =>
  isOwnChoice(before) && !choices.includes(before) ? 'online' : undefined;

/** The ways to pay, and the chosen one. */
export const chosenOf = ({ payWith }: PaymentPage, choices: PayChoice[]) => {
  const chosen = payWith ?? choices.find((one) => one === 'online');
  return choices.length > 0 ? { choices, ...(chosen ? { payWith: chosen } : {}) } : {};
};
