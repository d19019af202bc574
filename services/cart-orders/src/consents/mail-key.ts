import type { MailKind } from '@shop/contracts/mail';
import type { ConsentRow } from './consent.model.ts';

/** There is one mail of each asking: of whoever asks anew there is another one. */
export const mailKey = (kind: MailKind, { _id, at }: Pick<ConsentRow, '_id' | 'at'>): string =>
  `${kind}:${_id}:${at.getTime()}`;
