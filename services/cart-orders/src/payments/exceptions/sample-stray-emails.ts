import type { SampleKind } from '@shop/contracts/mail';
import type { BrandedEmail } from '@shop/mail/email';
import type { Samples } from '@shop/mail/sample.routes';
import { sampleOrder } from '../../orders/mail/sample-order.ts';
import type { OrderLinks } from '../../orders/order/order-links.ts';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import { partEmail } from './part-email.ts';
import { ownerStrayEmail, ownerStrayRefundedEmail, strayRefundedEmail, type Stray } from './stray-emails.ts';

const DAY_MS = 86_400_000;

/** Emails about a second payment that nobody made. */
export const createSampleStrayEmails =
  ({ links, settings }: { links: OrderLinks; settings: Pick<SettingsClient, 'read'> }): Samples =>
  async (kind) => {
    const now = new Date();
    const stray: Stray = {
      exception: {
        ...{ _id: 'muestra', kind: 'second_payment', paymentId: '2', paymentStatus: 'approved' },
        ...{ amountCents: 90_000, currency: 'MXN', status: 'open', createdAt: now, updatedAt: now },
        refundAt: new Date(now.getTime() + DAY_MS),
      },
      order: sampleOrder(),
    };
    const noOrder = (kind: string): Stray => ({
      exception: { ...stray.exception, kind } as Stray['exception'],
    });
    const emails: Partial<Record<SampleKind, () => BrandedEmail>> = {
      'stray-refunded': () => strayRefundedEmail(stray, links, true),
      'stray-cart-changed': () => strayRefundedEmail(noOrder('superseded_checkout'), links, true),
      'stray-sold-out': () => strayRefundedEmail(noOrder('sold_out'), links, true),
      'stray-part': () => strayRefundedEmail(noOrder('partial_payment'), links, true),
      'part-received': () =>
        partEmail(
          {
            ...{ receivedCents: 29_500, totalCents: 90_000, until: stray.exception.refundAt! },
            ...{ name: 'Ximena', payLink: links.shop },
          },
          links,
        ),
      'owner-stray': () => ownerStrayEmail(stray, links),
      'owner-stray-refunded': () => ownerStrayRefundedEmail(stray, links),
    };
    return emails[kind]?.()(await settings.read());
  };
