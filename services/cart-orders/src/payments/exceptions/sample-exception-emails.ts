import type { SampleKind } from '@shop/contracts/mail';
import type { BrandedEmail } from '@shop/mail/email';
import type { Samples } from '@shop/mail/sample.routes';
import { sampleOrder } from '../../orders/mail/sample-order.ts';
import type { OrderLinks } from '../../orders/order/order-links.ts';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import { partEmail } from './part-email.ts';
import {
  ownerDisputeEmail,
  ownerExceptionEmail,
  ownerExceptionRefundedEmail,
  exceptionRefundedEmail,
  type ListedException,
} from './exception-emails.ts';

const DAY_MS = 86_400_000;

/** Sample emails about an invented second payment. */
export const createSampleExceptionEmails =
  ({ links, settings }: { links: OrderLinks; settings: Pick<SettingsClient, 'read'> }): Samples =>
  async (kind) => {
    const now = new Date();
    const listed: ListedException = {
      exception: {
        _id: 'muestra',
        kind: 'second_payment',
        paymentId: '2',
        paymentStatus: 'approved',
        amountCents: 90_000,
        currency: 'MXN',
        status: 'open',
        createdAt: now,
        updatedAt: now,
        refundAt: new Date(now.getTime() + DAY_MS),
      },
      order: sampleOrder(),
    };
    const noOrder = (kind: string): ListedException => ({
      exception: { ...listed.exception, kind } as ListedException['exception'],
    });
    const emails: Partial<Record<SampleKind, () => BrandedEmail>> = {
      'stray-refunded': () => exceptionRefundedEmail(listed, links, true),
      'stray-cart-changed': () => exceptionRefundedEmail(noOrder('superseded_checkout'), links, true),
      'stray-sold-out': () => exceptionRefundedEmail(noOrder('sold_out'), links, true),
      'stray-gift-card': () => exceptionRefundedEmail(noOrder('gift_card_spent'), links, true),
      'stray-part': () => exceptionRefundedEmail(noOrder('partial_payment'), links, true),
      'part-received': () =>
        partEmail(
          {
            receivedCents: 29_500,
            totalCents: 90_000,
            until: listed.exception.refundAt!,
            name: 'Ximena',
            payLink: links.shop,
          },
          links,
        ),
      'owner-dispute': () =>
        ownerDisputeEmail(
          {
            ...listed,
            exception: { ...listed.exception, kind: 'chargeback', until: listed.exception.refundAt! },
          },
          links,
        ),
      'owner-stray': () => ownerExceptionEmail(listed, links),
      'owner-stray-refunded': () => ownerExceptionRefundedEmail(listed, links),
    };
    return emails[kind]?.()(await settings.read());
  };
