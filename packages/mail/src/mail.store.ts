import { randomBytes } from 'node:crypto';
import type { MailListQuery } from '@shop/contracts/mail';
import { escapeRegExp } from '@shop/contracts/search';
import { createLeaseQueue } from '@shop/service-kit/lease-queue/lease-queue';
import { listPage, type Page } from '@shop/service-kit/list-count/list-count';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import { traceCarrier } from '@shop/service-kit/tracing/tracing';
import type { Bounce } from './bounces/delivery-status.ts';
import { mailModel, type MailRow } from './mail.model.ts';
import { resend } from './resend.ts';

export type NewMail = Pick<MailRow, 'key' | 'kind' | 'to' | 'subject' | 'html' | 'text' | 'about'> & {
  replyTo?: string;
  endLink?: string;
  senderName?: string;
  files?: MailRow['files'];
};
export type MailStore = ReturnType<typeof createMailStore>;
/** The longest back-off, plus the difference of two machines' clocks. */
const LONGEST_MS = 20 * 60_000;

/** Read at each use, because an owner may connect a server at any moment. */
type MailStoreOptions = { readonly hasServer: boolean };

/** All mails of a service. Without a mail server (`hasServer`) new ones are kept, not queued. */
export function createMailStore(db: Mongo, server: MailStoreOptions) {
  const mails = mailModel(db);
  const queue = createLeaseQueue<MailRow>({
    model: mails,
    due: 'nextAt',
    leasedUntil: 'claimedUntil',
    waiting: { status: 'queued' },
    longestMs: LONGEST_MS,
  });
  const claimed = ({ _id, round }: MailRow) => ({ _id, round, status: 'queued' as const });

  return {
    get hasServer() {
      return server.hasServer;
    },

    /** Stores a mail unless one with its key exists. Returns whether this call stored it. */
    async add(mail: NewMail): Promise<boolean> {
      const now = new Date();
      const waiting = server.hasServer
        ? { status: 'queued', nextAt: now, queuedAt: now }
        : { status: 'kept' };
      const { key, ...rest } = mail;
      const _id = randomBytes(18).toString('base64url');
      const { traceparent: trace } = traceCarrier();
      const born = {
        ...rest,
        ...waiting,
        _id,
        attempts: 0,
        round: 0,
        resends: [],
        createdAt: now,
        ...(trace && { trace }),
      };
      const stored = mails.updateOne({ key }, { $setOnInsert: born }, { upsert: true });
      const isNew = await unlessTaken(
        stored.then(({ upsertedCount }) => upsertedCount === 1),
        () => false,
      );
      if (isNew) queue.tellDue();
      return isNew;
    },

    claim: queue.claim,
    onDue: queue.onDue,
    tellDue: queue.tellDue,
    retry: (mail: MailRow, waitMs: number, lastError: string) => queue.retry(mail, waitMs, { lastError }),

    async sent(mail: MailRow): Promise<void> {
      await mails.updateOne(claimed(mail), {
        $set: { status: 'sent', sentAt: new Date() },
        $unset: { lastError: 1, nextAt: 1, queuedAt: 1, claimedUntil: 1 },
      });
    },
    failed: (mail: MailRow, lastError: string) =>
      mails.updateOne(claimed(mail), {
        $set: { status: 'failed', lastError },
        $unset: { nextAt: 1, queuedAt: 1, claimedUntil: 1 },
      }),

    /**
     * A later server could not deliver it. Only counts for the latest message, and if the report names its recipient:
     * only the recipient's server knows both. @returns false when it does not count
     */
    async bounced(
      { _id, round }: Pick<MailRow, '_id' | 'round'>,
      { recipients, reason }: Omit<Bounce, 'messageId'>,
    ) {
      const sent = { _id, round, status: 'sent' as const };
      const to = (await mails.findOne(sent, { to: 1 }).lean())?.to;
      if (!to || !recipients.includes(to.toLowerCase())) return false;
      const { modifiedCount } = await mails.updateOne(sent, {
        $set: { status: 'bounced', lastError: reason },
      });
      return modifiedCount === 1;
    },

    find: (_id: string) => mails.findById(_id).lean(),
    /** The state of the mails with these keys. */
    fates: (keys: string[]) =>
      mails
        .find({ key: { $in: keys } }, { key: 1, status: 1, lastError: 1 })
        .lean<Pick<MailRow, '_id' | 'key' | 'status' | 'lastError'>[]>()
        .exec(),
    remove: (key: string) => mails.deleteOne({ key }).exec(),
    /** Deletes a mail before it is sent, because nobody wants it any more. */
    drop: (mail: MailRow) => mails.deleteOne(claimed(mail)).exec(),
    /** Deletes mails for good: those of these orders, and those to these addresses. */
    async removeAbout({ orderIds, to }: { orderIds: string[]; to: string[] }): Promise<void> {
      await mails.deleteMany({ 'about.orderId': { $in: orderIds } });
      await mails.deleteMany({ to: { $in: to } });
    },
    async resend(_id: string, who: string): Promise<MailRow | null> {
      const mail = await resend(mails, _id, who);
      queue.tellDue();
      return mail;
    },

    /** One page, newest first, without the texts of the mails, and the total. */
    list({ status, kind, q, order, ...place }: MailListQuery): Promise<Page<MailRow>> {
      const part = q && { $regex: escapeRegExp(q), $options: 'i' };
      const filter = {
        ...(status && { status }),
        ...(kind && { kind }),
        ...(order && { 'about.orderId': order }),
        // Both fields have an index, whose keys are read instead of the mails.
        ...(part && { $or: [{ to: part }, { 'about.number': part }] }),
      };
      const shown = { projection: { html: 0, text: 0, files: 0 }, sort: { createdAt: -1, _id: -1 } } as const;
      return listPage(mails, filter, { ...place, ...shown });
    },
  };
}
