import type { Backing } from '@shop/service-kit/testing/backing';
import { callOf, checkoutOf, ownIdOf, referenceOf, shopIdOf } from './tested-provider.ts';

export type SandboxPayment = { id: number; status: string; transaction_amount: number };
export type SandboxRefund = { id: number; amount: number };
type LedgerRow = { id: number; preference_id: string; refunds: SandboxRefund[] };
export type Overrides = { transaction_amount?: number; currency_id?: string; external_reference?: string };
export type Fault = {
  match: string;
  times: number;
  status?: number;
  delayMs?: number;
  lateMs?: number;
  hangMs?: number;
};

const referred = ({ external_reference: reference, ...over }: Overrides): Overrides =>
  reference === undefined ? over : { ...over, external_reference: referenceOf(reference) };

/** The strings behind the sandbox's stage: payments with no browser, late news, faults. */
export function sandbox(env: Backing) {
  async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${env.MERCADOPAGO_BASE_URL}/control${path}`, {
      method,
      headers: {
        authorization: `Bearer ${env.MERCADOPAGO_ACCESS_TOKEN}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`sandbox ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  return {
    /** Pays a preference; the holder decides what becomes of it (APRO, CONT, FUND …). Answers the payment's id. */
    pay: async (preferenceId: string, holder = 'APRO', overrides: Overrides = {}): Promise<string> => {
      const path = `/preferences/${preferenceId}/pay`;
      return shopIdOf(
        preferenceId,
        (
          await control<SandboxPayment>('POST', path, {
            holder,
            overrides: referred(overrides),
          })
        ).id,
      );
    },
    /** Pays a preference that is paid, as a second window can. */
    payAgain: async (preferenceId: string): Promise<string> => {
      const path = `/preferences/${preferenceId}/pay`;
      const { id } = await control<SandboxPayment>('POST', path, { holder: 'APRO', again: true });
      return shopIdOf(preferenceId, id);
    },
    /** Leaves a preference to be paid in cash (oxxo) or by transfer (clabe). Answers the payment's id. */
    leavePending: async (preferenceId: string, method: 'oxxo' | 'clabe' = 'oxxo'): Promise<string> =>
      shopIdOf(
        preferenceId,
        (await control<SandboxPayment>('POST', `/preferences/${preferenceId}/pay`, { method })).id,
      ),
    /** A slip's last moment is so many seconds from now. */
    expireIn: (paymentId: string, seconds: number) =>
      control('POST', `/payments/${ownIdOf(paymentId)}/expiration`, { seconds }),
    turn: (paymentId: string, status: string) =>
      control('POST', `/payments/${ownIdOf(paymentId)}/status`, { status }),
    /** A claim, a bank's case, or the fear of a fraud: claim, mediation, claim_closed, chargeback, proven, won, lost, stop. */
    turnCase: (paymentId: string, turn: string) =>
      control('POST', `/payments/${ownIdOf(paymentId)}/case`, { turn }),
    notify: (paymentId: string) => control('POST', `/payments/${ownIdOf(paymentId)}/notify`),
    webhooks: (mode: 'normal' | 'lost' | 'hold' | 'duplicate', times: number, copies = 2) =>
      control('POST', '/webhooks', { mode, times, copies }),
    /** `match` names a call of the payments' API, whichever is tested. */
    fault: (fault: Fault) => control('POST', '/faults', { ...fault, match: callOf(fault.match) }),
    /** Every refund of a payment, by the provider's own books. */
    refundsOf: async (paymentId: string): Promise<SandboxRefund[]> => {
      const { payments } = await control<{ payments: LedgerRow[] }>('GET', '/ledger');
      return payments
        .filter((one) => shopIdOf(one.preference_id, one.id) === paymentId)
        .flatMap(({ refunds }) => refunds);
    },
    /** Ids of a checkout's preferences, by the provider's own books. */
    preferencesOf: async (checkoutId: string): Promise<string[]> => {
      type Preference = { id: string; external_reference: string };
      const { preferences } = await control<{ preferences: Preference[] }>('GET', '/ledger');
      return preferences.flatMap((one) =>
        checkoutOf(one.external_reference) === checkoutId ? [one.id] : [],
      );
    },
    /**
     * A refund that is made in the provider's own pages, without the shop. The slash tells it from the shop's own: a
     * fault whose pattern ends in `refunds$` leaves it alone.
     */
    refundByHand: async (paymentId: string, amount?: number): Promise<void> => {
      const { payments } = await control<{ payments: LedgerRow[] }>('GET', '/ledger');
      const paid = payments.filter((one) => shopIdOf(one.preference_id, one.id) === paymentId).at(-1);
      const response = await fetch(`${env.MERCADOPAGO_BASE_URL}/v1/payments/${paid?.id}/refunds/`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${env.MERCADOPAGO_ACCESS_TOKEN}`,
          'x-idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(amount === undefined ? {} : { amount }),
      });
      if (!response.ok) throw new Error(`by hand: ${response.status} ${await response.text()}`);
    },
    clear: () => control('DELETE', '/faults'),
  };
}
