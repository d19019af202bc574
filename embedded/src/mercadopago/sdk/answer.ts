import { readFileSync } from 'node:fs';
import { checkoutPath } from '../api/preferences.ts';
import type { Reply } from '../http.ts';
import type { Sandbox } from '../sandbox.ts';

const source = readFileSync(new URL('./browser.js', import.meta.url), 'utf8');

/** The browser script with the address of this sandbox's payment page and its public key. */
export function answerSdk({ publicUrl, options }: Sandbox): Reply {
  const settings = JSON.stringify({ checkoutUrl: publicUrl + checkoutPath, publicKey: options.publicKey });
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
    body: `window.mercadoPagoSandbox = ${settings};\n${source}`,
  };
}
