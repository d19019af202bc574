import { AppError } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import type { SettingsClient } from '../settings/settings.client.ts';
import type { CheckoutRow } from './checkout.model.ts';
import {
  ProviderError,
  type PreferenceOrder,
  type PreferencePort,
  type ProviderPreference,
} from './preference.port.ts';

export type ProviderPreferenceDeps = {
  provider: Pick<PreferencePort, 'createPreference'>;
  settings: Pick<SettingsClient, 'read'>;
  log: Log;
};

/** What the provider is told of a checkout. */
export const orderOf = ({ _id, lines, shipping, payUntil }: CheckoutRow): PreferenceOrder => ({
  checkoutId: _id,
  lines,
  ...(payUntil ? { payUntil } : {}),
  ...(shipping?.email ? { payer: { name: shipping.name, email: shipping.email } } : {}),
});

/** The provider's page where a checkout can be paid. @throws AppError 502 with `failed` */
export async function makeProviderPreference(
  deps: ProviderPreferenceDeps,
  checkout: CheckoutRow,
  failed: string,
): Promise<ProviderPreference> {
  const order = { ...orderOf(checkout), ...(await statementOf(deps)) };
  try {
    return await deps.provider.createPreference(order);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.error({ err: error, checkoutId: checkout._id }, 'no preference');
    throw new AppError(502, failed);
  }
}

type Statement = Pick<PreferenceOrder, 'statementText'>;

/** Nobody is kept from buying because the settings could never be read. */
async function statementOf({ settings, log }: ProviderPreferenceDeps): Promise<Statement> {
  try {
    return { statementText: (await settings.read()).statementText };
  } catch (error) {
    log.warn({ err: error }, 'a preference without the text for the statement');
    return {};
  }
}
