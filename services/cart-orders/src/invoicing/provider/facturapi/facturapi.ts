import { toCentavos } from '@shop/contracts/money';
import sdk from 'facturapi';
import * as z from 'zod';
import { InvoiceError, type InvoicePort, type StampedResult } from '../invoice.port.ts';
import { callFacturapi } from './api.ts';
import { creditBody, invoiceBody } from './bodies.ts';
import type { FacturapiConfig } from './env.ts';

// The SDK is CommonJS: Node's default import is the whole module.
const Facturapi = (sdk as unknown as { default: typeof sdk }).default;

/** Long, because a call waits for the authority's own servers. */
const STAMP_MS = 45_000;
const ASK_MS = 10_000;
const FILE_MS = 20_000;

/** A stamped invoice in an answer; any other body with the status 200 is no invoice. */
const answered = z.object({
  id: z.string().min(1),
  uuid: z.string().min(1),
  status: z.enum(['valid', 'canceled']),
  livemode: z.boolean(),
  total: z.number(),
});
/** A found invoice may still wait for the authority. */
const listed = z.object({ data: z.array(z.looseObject({ status: z.string() })) });
const receiver = z.object({
  customer: z.object({
    legal_name: z.string(),
    tax_id: z.string(),
    tax_system: z.string(),
    address: z.object({ zip: z.string(), country: z.string() }),
  }),
});

/** Facturapi; docs/decisions/0082 lists its documents. */
export function createFacturapi(config: FacturapiConfig): InvoicePort | undefined {
  const { FACTURAPI_KEY: key, FACTURAPI_BASE_URL: url } = config;
  if (!key) return undefined;
  const client = new Facturapi(key);
  if (url) client.BASE_URL = url;
  const { invoices } = client;

  /** Finds what a call made whose answer was lost. @throws InvoiceError while the authority has not answered */
  async function find(id: string): Promise<StampedResult | undefined> {
    const said = await callFacturapi('find', ASK_MS, () => invoices.list({ external_id: id }));
    const { data } = parsed('find', listed, said);
    const [found] = data.filter(({ status }) => status === 'valid' || status === 'pending');
    return found && stampedOf('find', found);
  }

  const make = async (what: string, id: string, body: object): Promise<StampedResult> =>
    (await find(id)) ?? stampedOf(what, await callFacturapi(what, STAMP_MS, () => invoices.create(body)));

  return {
    name: 'facturapi',
    isTest: !key.startsWith('sk_live_'),
    find,
    stamp: (invoice) => make('stamp', invoice.key, invoiceBody(invoice)),
    async credit(credit) {
      const of = await callFacturapi('read', ASK_MS, () => invoices.retrieve(credit.of.providerId));
      return make('credit', credit.key, creditBody(credit, parsed('read', receiver, of).customer));
    },
    async cancel(id, motive) {
      const now = await callFacturapi('read', ASK_MS, () => invoices.retrieve(id));
      if (isCancelled(now)) return true;
      const how = { motive: motive as never };
      return isCancelled(await callFacturapi('cancel', STAMP_MS, () => invoices.cancel(id, how)));
    },
    readFile: (id, type) =>
      callFacturapi('file', FILE_MS, async () =>
        bytesOf(await (type === 'pdf' ? invoices.downloadPdf(id) : invoices.downloadXml(id))),
      ),
    probe: () => callFacturapi('probe', ASK_MS, () => invoices.list({ limit: 1 })),
  };
}

const isCancelled = ({ status }: { status: string }): boolean => status === 'canceled';

function parsed<T>(what: string, schema: z.ZodType<T>, said: unknown): T {
  const read = schema.safeParse(said);
  if (!read.success)
    throw new InvoiceError(what, new Error('the answer is not as documented', { cause: read.error }));
  return read.data;
}

function stampedOf(what: string, said: unknown): StampedResult {
  const { id, uuid, livemode, total } = parsed(what, answered, said);
  return { providerId: id, uuid, isTest: !livemode, totalCents: toCentavos(total) };
}

/** Reads the SDK's binary, which is a stream here. */
async function bytesOf(said: unknown): Promise<Buffer> {
  if (said === null || typeof said !== 'object' || !(Symbol.asyncIterator in said))
    throw new InvoiceError('file', new Error('no file came'));
  const parts: Buffer[] = [];
  for await (const part of said as AsyncIterable<Uint8Array>) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
