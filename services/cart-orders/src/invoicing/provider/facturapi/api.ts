import { traced } from '@shop/service-kit/tracing/tracing';
import { withTimeout } from '@shop/service-kit/with-timeout';
import { FacturapiError } from 'facturapi';
import { InvoiceError, InvoiceRefusal } from '../invoice.port.ts';

/** Temporary statuses: the account was asked too often, or is busy. They say nothing about the call. */
const PASSING = new Set([408, 409, 425, 429]);
const MOST_OF_A_REASON = 300;
const TOLD = { name: 'invoices', kind: 'client' } as const;

/** One call of the SDK, which has no timeout of its own. @throws InvoiceError, InvoiceRefusal */
export async function callFacturapi<T>(what: string, timeoutMs: number, call: () => Promise<T>): Promise<T> {
  try {
    return await traced({ ...TOLD, name: `invoices: ${what}` }, () => withTimeout(call(), timeoutMs));
  } catch (error) {
    throw errorOf(what, error);
  }
}

function errorOf(what: string, error: unknown): InvoiceError {
  if (error instanceof InvoiceError) return error;
  if (!(error instanceof FacturapiError)) return new InvoiceError(what, error);
  const { status, message } = error;
  if (status >= 500 || status < 400 || PASSING.has(status)) return new InvoiceError(what, error);
  return new InvoiceRefusal(what, reasonOf(message), status === 401 || status === 403);
}

const reasonOf = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_OF_A_REASON) || 'no dijo por qué';
