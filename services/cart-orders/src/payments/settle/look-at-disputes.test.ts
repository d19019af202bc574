import { expect, test } from '@jest/globals';
import { lookAtDisputes, type LookDeps } from './look-at-disputes.ts';

test('when claims cannot be read then the cases of banks are looked at all the same, once', async () => {
  const asked: string[] = [];
  const noted = new Set<string>();
  const deps: LookDeps = {
    provider: { names: ['mercadopago'], findClaims: () => Promise.reject(new Error('401')) },
    payments: {
      noteClaim: async () => true,
      claimed: async () => [],
      endClaim: (() => undefined) as never,
    },
    exceptions: { openChargebacks: async () => ['1'] },
    queue: { check: async (paymentId) => void asked.push(paymentId) },
    looks: {
      isRecent: async (what) => noted.has(what),
      note: async (what) => {
        noted.add(what);
        return 'OK';
      },
    },
    log: { warn: () => undefined },
  };

  for (let round = 0; round < 2; round++) await expect(lookAtDisputes(deps)).rejects.toThrow('401');

  expect(asked).toEqual(['1']);
});
