import type { Model } from 'mongoose';
import type { MailRow } from './mail.model.ts';

/**
 * Queues a mail again for an administrator (`who`). A waiting mail is sent sooner: it stays the
 * same message, so that nobody gets it twice. A mail that is just being delivered does not change.
 * @returns the mail, or null when it does not exist
 */
export async function resend(mails: Model<MailRow>, _id: string, who: string): Promise<MailRow | null> {
  const now = new Date();
  const due = { nextAt: now, queuedAt: now };
  const logged = { $push: { resends: { at: now, who } } };
  await mails.updateOne(
    { _id, status: { $ne: 'queued' } },
    {
      $set: { status: 'queued', attempts: 0, ...due },
      $inc: { round: 1 },
      $unset: { sentAt: 1, lastError: 1 },
      ...logged,
    },
  );
  await mails.updateOne(
    {
      _id,
      status: 'queued',
      nextAt: { $gt: now },
      $or: [{ claimedUntil: null }, { claimedUntil: { $lte: now } }],
    },
    { $set: due, ...logged },
  );
  return mails.findById(_id).lean();
}
