import type { MailKind } from '@shop/contracts/mail';
import type { ConsentRow } from './consent.model.ts';

/** One mail per request: asking again changes `at`, which allows another mail. */
export const mailKey = (kind: MailKind, { _id, at }: Pick<ConsentRow, '_id' | 'at'>): string =>
  `${kind}:${_id}:${at.getTime()}`;
