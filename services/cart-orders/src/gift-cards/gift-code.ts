import { createHmac } from 'node:crypto';
import { GIFT_CODE_LENGTH, GIFT_CODE_LETTERS } from '@shop/contracts/gift-card';

export type GiftCodes = ReturnType<typeof createGiftCodes>;

/**
 * Codes of gift cards. They are derived from a card's seed, so that a mail can be written again although no code is
 * stored: a reader of the database has neither codes nor the secret. 80 bits cannot be guessed.
 */
export function createGiftCodes(secret: string) {
  const digest = (kind: string, of: string) =>
    createHmac('sha256', secret).update(`gift-card ${kind}:${of}`).digest();
  return {
    codeOf: (seed: string): string =>
      [...digest('code', seed).subarray(0, GIFT_CODE_LENGTH)]
        .map((byte) => GIFT_CODE_LETTERS[byte % 32])
        .join(''),
    hashOf: (code: string): string => digest('hash', code).toString('base64url'),
  };
}
