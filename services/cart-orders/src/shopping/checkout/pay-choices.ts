import { isOwnChoice, payChoicesOf, type PayChoice } from '@shop/contracts/pay-kinds';
import type { InternalSettings } from '@shop/contracts/settings';
import type { PaymentPagePort } from './payment-page.port.ts';

export type PayChoiceDeps = {
  settings: {
    read: () => Promise<
      Pick<InternalSettings, 'payChoice' | 'payKinds' | 'ownTransfer' | 'payAtPickup' | 'paymentProvider'>
    >;
  };
  provider: Pick<PaymentPagePort, 'isReady'>;
};

/** The ways to pay. Missing settings do not keep anyone from buying. */
export async function choicesOf(
  { settings, provider }: PayChoiceDeps,
  isFetched: boolean,
): Promise<{ choices: PayChoice[]; isOnline: boolean }> {
  const read = await settings.read().catch(() => undefined);
  const isOnline = provider.isReady(read?.paymentProvider);
  return { choices: payChoicesOf(read ?? {}, { isFetched, isOnline }), isOnline };
}

/**
 * The asked way to pay if it is still offered: the owner may have removed it since the page was shown. Otherwise the
 * first way where the shop takes all money itself, or undefined: the provider's page offers its own ways.
 */
export const chosenFrom = (choices: PayChoice[], asked: PayChoice | undefined): PayChoice | undefined =>
  choices.find((one) => one === asked) ?? (choices.every(isOwnChoice) ? choices[0] : undefined);
