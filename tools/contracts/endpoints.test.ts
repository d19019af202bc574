import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { endpoints } from '@shop/contracts/endpoints';
import { WEBHOOK_MESSAGES } from '@shop/contracts/webhook';
import { serviceOf } from '../../gateway/src/routing-table.ts';

const CONTRACTS = join(import.meta.dirname, '..', '..', 'packages', 'contracts', 'src');
/**
 * Forms, and what one page hands to the next (`contactStart`), stay in the browser; parameters are part of an address. The gateway itself hears page reports, and nobody waits for an answer: an old
 * page's may be refused.
 */
const NO_BODY = /Form$|Param$|^(cartId|contactStart|mailId|pageReport|typedPrice)$/;

/** A contract's schemas, with itself and all nested ones. */
function piecesOf(part: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof part !== 'object' || part === null || found.has(part)) return found;
  found.add(part);
  const inner = '_zod' in part ? (part as { _zod: { def: object } })._zod.def : part;
  for (const value of Object.values(inner)) piecesOf(value, found);
  return found;
}

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value;

test('when a contract is written then an endpoint has it, or it would never be compared', async () => {
  const known = piecesOf(endpoints);
  const missing: string[] = [];
  for (const file of readdirSync(CONTRACTS).filter((name) => /^[a-z-]+\.ts$/.test(name))) {
    const contracts = (await import(join(CONTRACTS, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(contracts))
      if (isSchema(value) && !known.has(value) && !NO_BODY.test(name)) missing.push(`${file}: ${name}`);
  }

  expect(missing).toEqual([]);
});

test('when the shop sends something by itself then it is compared too: programs of others read it', () => {
  const known = piecesOf(endpoints);

  expect(Object.values(WEBHOOK_MESSAGES).filter((message) => !known.has(message))).toEqual([]);
});

test('when an endpoint is public then the gateway routes it', () => {
  const paths = Object.keys(endpoints).flatMap((route) => /^[A-Z]+ (\/api\/.*)$/.exec(route)?.[1] ?? []);

  expect(paths.filter((path) => !serviceOf(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(35);
});
