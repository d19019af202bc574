import { MercadoPagoConfig } from 'mercadopago';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { afterwards } from '../../testing/afterwards.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { SandboxOptions } from '../options.ts';
import { startSandbox } from '../server.ts';

export const accessToken = 'TEST-token';
export const webhookSecret = 'webhook-secret';
export type Opened = Awaited<ReturnType<typeof openSandbox>>;

/** A sandbox on a folder of its own, with the provider's SDK pointed at it. */
export async function openSandbox(options: Partial<SandboxOptions> = {}) {
  const dataDir = options.dataDir ?? temporaryFolder();
  const keys = { accessToken, publicKey: 'TEST-public', webhookSecret };
  const server = await startSandbox({ ...keys, ...options, dataDir });
  (AppConfig as { BASE_URL: string }).BASE_URL = server.url;
  return { ...server, dataDir, close: afterwards(server.close) };
}

export function sdkConfig(token = accessToken): MercadoPagoConfig {
  return new MercadoPagoConfig({ accessToken: token, options: { timeout: 5000, maxRetries: 0 } });
}

/** Calls the API (or the control API) without the SDK, for what the SDK cannot say. */
export async function call(
  server: { url: string },
  path: string,
  init: RequestInit & { json?: unknown } = {},
) {
  const { json, ...rest } = init;
  const response = await fetch(server.url + path, {
    ...rest,
    ...(json !== undefined && { method: rest.method ?? 'POST', body: JSON.stringify(json) }),
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', ...rest.headers },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Fills the payment page's form in and answers where the browser is sent, or the page that comes back. */
export async function submit(initPoint: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const response = await fetch(initPoint, { method: 'POST', redirect: 'manual', body });
  const location = response.headers.get('location');
  return {
    status: response.status,
    html: await response.text(),
    back: location ? new URL(location) : undefined,
  };
}
