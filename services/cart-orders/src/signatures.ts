import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signatures of ids of one kind: a signature for orders is not valid for another kind. */
export function signatures(kind: string) {
  const sign = (id: string, secret: string): string =>
    createHmac('sha256', secret).update(`${kind}:${id}`).digest('base64url');
  return {
    sign,
    isSigned(given: unknown, id: string, secret: string): boolean {
      if (typeof given !== 'string') return false;
      const expected = Buffer.from(sign(id, secret));
      const actual = Buffer.from(given);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
