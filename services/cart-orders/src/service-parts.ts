import { hasServer } from '@shop/mail/env';
import { smtpTransport } from '@shop/mail/smtp';
import type { Base } from '@shop/service-kit/service/open-base';
import { giveBackLabel } from './carriers/label/give-back-label.ts';
import { carrierParts } from './carriers/parts.ts';
import type { CartOrdersConfig } from './config.ts';
import { giftCardParts } from './gift-cards/parts.ts';
import { invoicingParts } from './invoicing/parts.ts';
import { keyParts } from './keys/parts.ts';
import { consentParts } from './consents/parts.ts';
import { opinionParts } from './opinions/parts.ts';
import { orderParts } from './orders/parts.ts';
import { listsOf } from './payments/exceptions/abandoned-work.ts';
import { openSettling, paymentParts } from './payments/parts.ts';
import { giveBackOver } from './payments/refund/give-back-over.ts';
import { pushParts } from './push/parts.ts';
import { retentionParts } from './retention/parts.ts';
import { openHeldElixirs, shoppingParts } from './shopping/parts.ts';
import { webhookParts } from './webhooks/parts.ts';

export type HttpParts = Base<CartOrdersConfig> & Awaited<ReturnType<typeof makeHttpParts>>;

/** The parts of both processes of the service. */
export async function makeParts(base: Base<CartOrdersConfig>) {
  const gifts = giftCardParts(base);
  const shopping = shoppingParts(base, gifts);
  await shopping.settings.recall();
  const kept = await keyParts(base);
  const { keys } = kept;
  const payments = paymentParts(base, { keys, ...gifts });
  const push = await pushParts(base);
  const webhooks = webhookParts(base, push.subscriptions);
  const carriers = carrierParts(base, keys);
  const lists = listsOf(payments.exceptions);
  const invoicing = invoicingParts(base, { ...shopping, ...lists, keys });
  const orders = orderParts(base, {
    shopping,
    ...gifts,
    mailServer: {
      get hasServer() {
        return hasServer(keys.config());
      },
    },
    ...webhooks,
    ...lists,
    ...invoicing,
    giveBackOver: giveBackOver(payments),
    giveBackLabel: giveBackLabel({ ...base, ...shopping, ...carriers, ...lists }),
  });
  return {
    ...{
      ...gifts,
      ...shopping,
      ...payments,
      ...push,
      ...webhooks,
      ...orders,
      ...carriers,
      ...invoicing,
      ...kept,
      ...retentionParts(base),
      ...consentParts(base, shopping),
      ...opinionParts(base, shopping),
    },
    transport: keys.using(smtpTransport),
  };
}

/** Requests wait for the worker's results, and carts use cached rows of the catalogue. */
export async function makeHttpParts(base: Base<CartOrdersConfig>) {
  const parts = await makeParts(base);
  // Wakes the worker for what the back office sends again; without Redis the worker finds it at its next look.
  const wake = () => void parts.queue.wakeSenders().catch(() => undefined);
  for (const { onDue } of [parts.mails, parts.deliveries]) onDue(wake);
  return { ...parts, ...openSettling(base, parts), held: openHeldElixirs(base, parts) };
}
