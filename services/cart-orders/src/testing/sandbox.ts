import type { Backing } from '@shop/service-kit/testing/backing';

export type SandboxPayment = { id: number; status: string; transaction_amount: number };
export type Overrides = { transaction_amount?: number; currency_id?: string; external_reference?: string };

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
      return String((await control<SandboxPayment>('POST', path, { holder, overrides })).id);
    },
    turn: (paymentId: string, status: string) => control('POST', `/payments/${paymentId}/status`, { status }),
    notify: (paymentId: string) => control('POST', `/payments/${paymentId}/notify`),
    webhooks: (mode: 'normal' | 'lost' | 'hold' | 'duplicate', times: number, copies = 2) =>
      control('POST', '/webhooks', { mode, times, copies }),
    fault: (fault: { match: string; times: number; status?: number; delayMs?: number; hangMs?: number }) =>
      control('POST', '/faults', fault),
    clear: () => control('DELETE', '/faults'),
  };
}
