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

/** What there is to choose from. Nobody is kept from buying because the settings could never be read. */
export async function choicesOf(
  { settings, provider }: PayChoiceDeps,
  isFetched: boolean,
): Promise<{ choices: PayChoice[]; isOnline: boolean }> {
  const read = await settings.read().catch(() => undefined);
  const isOnline = provider.isReady(read?.paymentProvider);
  return { choices: payChoicesOf(read ?? {}, { isFetched, isOnline }), isOnline };
}

/**
 * What is paid with, where that is still offered: the owner may have taken away meanwhile what a screen shows. Where the shop
 * takes all money itself, the first of its ways; else the provider's page has what there is.
 */
export const chosenFrom = (choices: PayChoice[], asked: PayChoice | undefined): PayChoice | undefined =>
  choices.find((one) => one === asked) ?? (choices.every(isOwnChoice) ? choices[0] : undefined);
