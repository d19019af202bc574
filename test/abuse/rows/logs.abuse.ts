import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aShipping } from '@shop/contracts/testing/builders';
import { exactly, seen } from '../../faults/scenario.ts';
import type { FaultShop } from '../../faults/shop/fault-shop.ts';
import { aShopper, submitUntilDone } from '../../faults/shop/shopper.ts';
import { abuse, none } from '../abuse.ts';
import { logIn } from './sessions.abuse.ts';

const INJECTED = '\n{"level":50,"msg":"injected"}\r\n';

const linesOf = ({ logs }: FaultShop): string[] =>
  readdirSync(logs).flatMap((name) => readFileSync(join(logs, name), 'utf8').split('\n').filter(Boolean));

function isEntry(line: string): boolean {
  try {
    return typeof (JSON.parse(line) as { time?: unknown }).time === 'number';
  } catch {
    return false;
  }
}

/** Runs after the others: what they sent is what must not be there. */
export const logs = abuse('A22', 'logs tell secrets and people, or what a caller writes', async (context) => {
  const { shop, random } = context;
  const shopper = await aShopper(shop, random);
  await submitUntilDone(shopper, await shopper.pay());
  const browser = shop.visitor();
  await logIn(shop, browser, { password: INJECTED });
  await browser.request('GET', `/api/elixirs/${encodeURIComponent(INJECTED)}`);
  await browser.post('/api/contact', { name: INJECTED, email: 'x', message: INJECTED });
  const { name, email, address } = aShipping();
  const env = shop.env();
  const hidden: Record<string, string> = {
    name,
    email,
    address,
    password: shop.owner.password,
    'session secret': env.SESSION_SECRET,
    'internal token': env.INTERNAL_TOKEN,
    'provider token': env.MERCADOPAGO_ACCESS_TOKEN,
    'webhook secret': env.MERCADOPAGO_WEBHOOK_SECRET,
    'session cookie': shopper.client.cookies.get('sid') ?? '-',
  };
  const lines = linesOf(shop);
  const whole = lines.join('\n');
  const told = Object.keys(hidden).filter((what) => whole.includes(hidden[what]!));
  return [
    seen('lines', lines.length),
    none('what stands in them and should not', told),
    none(
      'lines that are no entries',
      lines.filter((line) => !isEntry(line)).map((line) => line.slice(0, 80)),
    ),
    exactly(
      'entries that a caller wrote',
      lines.filter((line) => line.includes('"msg":"injected"')).length,
      0,
    ),
  ];
});
