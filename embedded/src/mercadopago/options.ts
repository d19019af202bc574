export type SandboxOptions = {
  dataDir: string;
  port?: number;
  /** Interface to listen on; the loopback one when absent. */
  host?: string;
  /** Where browsers reach the sandbox, perhaps through a proxy and with a path; its own address when absent. */
  publicUrl?: string;
  /** Origin that webhooks are sent to in place of the shop's public one, for a sandbox that cannot reach that. */
  webhookOrigin?: string;
  accessToken: string;
  publicKey: string;
  webhookSecret: string;
};

/** The made-up seller that every preference and payment belongs to. */
export const collectorId = 1_000_000_001;

export function checkOptions({ accessToken, publicKey, webhookSecret }: SandboxOptions): void {
  if (!accessToken.startsWith('TEST-'))
    throw new Error('The sandbox takes only an access token of the form TEST-…');
  if (!publicKey || !webhookSecret) throw new Error('The sandbox needs a public key and a webhook secret');
}
