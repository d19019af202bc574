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

/** The sandbox's controls: payments without a browser, late notifications, faults. */
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
    /** Pays a preference; the card holder's name decides the result (APRO, CONT, FUND …). Returns the payment's id. */
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
    /** Pays a paid preference again, as a second window can. */
    payAgain: async (preferenceId: string): Promise<string> => {
      const path = `/preferences/${preferenceId}/pay`;
      const { id } = await control<SandboxPayment>('POST', path, { holder: 'APRO', again: true });
      return shopIdOf(preferenceId, id);
    },
    /** Chooses cash (oxxo) or a transfer (clabe) for a preference, without paying yet. Returns the payment's id. */
    leavePending: async (preferenceId: string, method: 'oxxo' | 'clabe' = 'oxxo'): Promise<string> =>
      shopIdOf(
        preferenceId,
        (await control<SandboxPayment>('POST', `/preferences/${preferenceId}/pay`, { method })).id,
      ),
    /** Makes a slip expire in so many seconds. */
    expireIn: (paymentId: string, seconds: number) =>
      control('POST', `/payments/${ownIdOf(paymentId)}/expiration`, { seconds }),
    turn: (paymentId: string, status: string) =>
      control('POST', `/payments/${ownIdOf(paymentId)}/status`, { status }),
    /** Moves a dispute: claim, mediation, claim_closed, chargeback, proven, won, lost, stop (a suspected fraud). */
    turnCase: (paymentId: string, turn: string) =>
      control('POST', `/payments/${ownIdOf(paymentId)}/case`, { turn }),
    notify: (paymentId: string) => control('POST', `/payments/${ownIdOf(paymentId)}/notify`),
    webhooks: (mode: 'normal' | 'lost' | 'hold' | 'duplicate', times: number, copies = 2) =>
      control('POST', '/webhooks', { mode, times, copies }),
    /** `match` names a call of the payments API; it is translated for the tested provider. */
    fault: (fault: Fault) => control('POST', '/faults', { ...fault, match: callOf(fault.match) }),
    /** All refunds of a payment, from the provider's own books. */
    refundsOf: async (paymentId: string): Promise<SandboxRefund[]> => {
      const { payments } = await control<{ payments: LedgerRow[] }>('GET', '/ledger');
      return payments
        .filter((one) => shopIdOf(one.preference_id, one.id) === paymentId)
        .flatMap(({ refunds }) => refunds);
    },
    /** Ids of a checkout's preferences, from the provider's own books. */
    preferencesOf: async (checkoutId: string): Promise<string[]> => {
      type Preference = { id: string; external_reference: string };
      const { preferences } = await control<{ preferences: Preference[] }>('GET', '/ledger');
      return preferences.flatMap((one) =>
        checkoutOf(one.external_reference) === checkoutId ? [one.id] : [],
      );
    },
    /**
     * A refund made in the provider's own pages, without the shop. The slash distinguishes it from the shop's refunds,
     * so a fault whose pattern ends in `refunds$` does not affect it.
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
