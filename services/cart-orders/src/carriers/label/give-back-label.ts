import { KEY_ACCOUNTS } from '@shop/contracts/keys';
import { AppError } from '@shop/service-kit/errors';
import type { CartOrdersConfig } from '../../config.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { CarrierKeyRefusal } from '../provider/carrier.port.ts';
import type { AccountKey } from './account-key.ts';
import { askAgain, type BuyDeps } from './buy-label.ts';
import { cancelLabel } from './cancel-label.ts';
import { OPEN, type OrderWithLabel } from './label.store.ts';

type Deps = BuyDeps & {
  config: Pick<CartOrdersConfig, 'CARRIER_PROVIDER'>;
  accountKey: Pick<AccountKey, 'noteRefused'>;
  /** Shows a person, once, a label that has to be paid although it is not used, and what they can do. */
  onKept: (order: OrderRow, labelId: string, what: string) => Promise<unknown>;
};

/** The order will not be sent. One that was sent and refunded may be with its buyer. */
const staysHere = ({ status, paymentStatus }: OrderRow) =>
  status === 'cancelled' || (paymentStatus === 'refunded' && OPEN.includes(status));

/**
 * Cancels the label of an order that will not be sent. A label that cannot be cancelled is shown to a person.
 * @throws while it is unknown whether it was bought, or the account fails or refuses the key: then this is retried
 */
export const giveBackLabel =
  (deps: Deps) =>
  async (order: OrderRow): Promise<void> => {
    if (!staysHere(order) || !isLabelled(order)) return;
    const now = order.label.status === 'buying' ? await askAgain(deps, order) : order;
    if (now.label.status === 'buying') throw new Error('nobody knows yet whether its label was bought');
    if (now.label.status !== 'bought' || now.label.stage === 'delivered') return;
    try {
      await cancelLabel(deps, now, 'sistema');
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      if (error.cause instanceof CarrierKeyRefusal) await waitForKey(deps, now, error.cause);
      await keep(deps, now, error.message);
    }
  };

const isLabelled = (order: OrderRow): order is OrderWithLabel => order.label !== undefined;

/** The label itself is fine: with another key the next try cancels it. @throws always */
async function waitForKey(
  { labels, accountKey }: Deps,
  order: OrderWithLabel,
  refusal: Error,
): Promise<never> {
  const reason = 'La guía se cancela sola en cuanto la tienda tenga una llave que su cuenta acepte.';
  const { name, number } = order.label;
  await accountKey.noteRefused(refusal);
  await labels.kept(order, reason, {
    who: 'sistema',
    note: `La guía ${name} ${number} sigue sin cancelarse: la cuenta de guías no acepta la llave de la tienda`,
  });
  throw refusal;
}

async function keep({ labels, onKept, config }: Deps, order: OrderWithLabel, reason: string): Promise<void> {
  const { id, name, number, brand } = order.label;
  const what = `La guía ${name} ${number} no se pudo cancelar: ${reason}`;
  const account = KEY_ACCOUNTS[config.CARRIER_PROVIDER].label;
  const next = `Si el paquete no ha salido, cancélala en tu panel de ${account}; si ya salió, pide a ${brand} que te lo devuelva.`;
  // Listed before it is stored in the order: a crash in between repeats this.
  await onKept(order, id, `${what} ${next}`);
  await labels.kept(order, reason, { who: 'sistema', note: what });
}
