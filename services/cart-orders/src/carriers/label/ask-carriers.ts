import { KEY_ACCOUNTS, type CarrierProviderName } from '@shop/contracts/keys';
import { toPesos } from '@shop/contracts/money';
import type { LabelPurchase } from '@shop/contracts/label';
import { conflict, notFound, unavailable } from '@shop/service-kit/errors';
import { tellWhile } from '@shop/service-kit/still-waiting';
import type { Log } from '@shop/service-kit/log';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { holdsMoney } from '../../orders/order/payment.rank.ts';
import { whyStopped } from '../../orders/order/stop-order.ts';
import {
  CarrierError,
  CarrierRefusal,
  type CarrierProvider,
  type Offer,
  type Shipment,
} from '../provider/carrier.port.ts';
import { OPEN } from './label.store.ts';
import { problemsOf } from './shipment-of.ts';

export type AskDeps = {
  carriers: () => CarrierProvider | undefined;
  settings: Pick<SettingsClient, 'read'>;
  log: Log;
};

/** The account's name in Spanish sentences, and its pages. */
export const accountOf = ({ name }: CarrierProvider) => {
  const { label, page } = KEY_ACCOUNTS[name as CarrierProviderName];
  return { label, panel: page.url };
};

/** The account's refusal for people: in our words, or quoted when we have none for it. */
export const refusalOf = (provider: CarrierProvider, { reason, isQuote }: CarrierRefusal): string =>
  isQuote ? `La paquetería respondió: «${reason}».` : `${accountOf(provider).label} dice: ${reason}.`;

/** @throws AppError 404 */
export function requireCarrier({ carriers }: Pick<AskDeps, 'carriers'>): CarrierProvider {
  const provider = carriers();
  if (!provider) throw notFound('Esta tienda no tiene una cuenta para comprar guías.');
  return provider;
}

/**
 * Calls the account; while it waits, the request is kept alive, whatever the account's own time limits.
 * @throws AppError 409 with the account's reason, 503 when it does not answer; the order does not change
 */
export async function askCarrier<T>(
  deps: AskDeps,
  work: (provider: CarrierProvider) => Promise<T>,
): Promise<T> {
  const provider = requireCarrier(deps);
  try {
    return await tellWhile(work(provider));
  } catch (error) {
    if (error instanceof CarrierRefusal)
      throw Object.assign(conflict(refusalOf(provider, error)), { cause: error });
    if (!(error instanceof CarrierError)) throw error;
    deps.log.warn({ err: error }, 'the account for labels does not answer');
    throw unavailable(
      `${accountOf(provider).label} no contesta bien por el momento. El pedido quedó como estaba: intenta de nuevo en un rato.`,
    );
  }
}

/** @throws AppError 409 for an order that must not be sent, or has no way of delivery */
export async function assertMayShip(deps: AskDeps, order: OrderRow): Promise<void> {
  if (!OPEN.includes(order.status)) throw conflict('Este pedido ya salió o está cancelado.');
  if (whyStopped(order) || !holdsMoney(order.paymentStatus))
    throw conflict('La guía se compra cuando el pedido está pagado y se puede enviar.');
  const [problem] = problemsOf(await deps.settings.read(), order);
  if (problem) throw conflict(problem);
}

/**
 * The offer at its present price, which may have risen within minutes.
 * @throws AppError 409 with the present price
 */
export async function offerNow(deps: AskDeps, shipment: Shipment, wanted: LabelPurchase): Promise<Offer> {
  const { carrier, service, price } = wanted;
  const { offers } = await askCarrier(deps, (provider) => provider.quote(shipment, carrier));
  const offer = offers.find((one) => one.carrier === carrier && one.service === service);
  if (!offer) throw conflict('Esa tarifa ya no está disponible. Cotiza otra vez.');
  const now = toPesos(offer.priceCents);
  if (now > price)
    throw conflict(`El precio subió a $${now.toFixed(2)}. Revísalo y compra otra vez.`, { price: now });
  return offer;
}
