import type { CarrierProvider, Offers, Shipment } from '../carrier.port.ts';
import { CarrierError, CarrierRefusal } from '../carrier.port.ts';
import { createApi, EnviaRefusal, type Api } from './api.ts';
import { generateBody, rateBody } from './bodies.ts';
import { REAL_API, REAL_QUERIES, type EnviaConfig } from './env.ts';
import { findShipment } from './find-shipment.ts';
import { readPdfOf } from './read-pdf.ts';
import { readMade, readRates, readTracked } from './read-answers.ts';

const QUOTE_MS = 10_000;
const CREATE_MS = 25_000;
const ASK_MS = 10_000;
/** The provider's number for 'already cancelled'. */
const CANCELLED_ALREADY = '1115';

/** Envia.com; docs/decisions/0066 names the documents that this follows. */
export function createEnvia(config: EnviaConfig): CarrierProvider | undefined {
  const { ENVIA_TOKEN: token, ENVIA_BASE_URL: url = REAL_API } = config;
  if (!token) return undefined;
  const ship = createApi(url, token);
  const queries = createApi(config.ENVIA_QUERIES_URL ?? REAL_QUERIES, token);
  const carriers = config.ENVIA_CARRIERS.split(',');

  return {
    name: 'envia',
    isTest: url !== REAL_API,
    quote: (shipment, only) => quoteAll(ship, shipment, only === undefined ? carriers : [only]),
    create: async (order) =>
      readMade(
        await ship('create', { path: '/ship/generate/', body: generateBody(order), timeoutMs: CREATE_MS }),
      ),
    find: (reference, since) => findShipment(queries, reference, since),
    async cancel({ carrier, number: trackingNumber }) {
      const body = { carrier, trackingNumber };
      await ship('cancel', { path: '/ship/cancel/', body, timeoutMs: ASK_MS }).catch((error: unknown) => {
        if (!(error instanceof EnviaRefusal && error.code === CANCELLED_ALREADY)) throw error;
      });
    },
    track: async (trackingNumbers) =>
      readTracked(
        await ship('track', { path: '/ship/generaltrack/', body: { trackingNumbers }, timeoutMs: ASK_MS }),
      ),
    readPdf: readPdfOf(url),
    probe: () => queries('probe', { path: boughtThisMonth(), timeoutMs: ASK_MS }),
  };
}

/** The path of a list of purchases: reading it costs nothing. */
function boughtThisMonth(): string {
  const [year, month] = new Date().toISOString().split('-');
  return `/guide/${month}/${year}`;
}

/** The API asks one carrier per call. A failed call leaves the rates of the others. */
async function quoteAll(ship: Api, shipment: Shipment, carriers: string[]): Promise<Offers> {
  const bodies = carriers.map((carrier) => rateBody(shipment, carrier));
  const answers = await Promise.allSettled(
    bodies.map(async (body) =>
      readRates(await ship('quote', { path: '/ship/rate/', body, timeoutMs: QUOTE_MS })),
    ),
  );
  const offers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (offers.length === 0) throw gravest(answers);
  return {
    offers: offers.toSorted((a, b) => a.priceCents - b.priceCents),
    silent: carriers.filter((_carrier, at) => answers[at]!.status === 'rejected'),
  };
}

/** Why there is no offer: the account's refusal explains more than a missing answer. */
function gravest(answers: PromiseSettledResult<unknown>[]): CarrierError {
  const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Error] : []));
  const found = errors.find((error) => error instanceof CarrierRefusal) ?? errors[0];
  if (found instanceof CarrierError) return found;
  return found
    ? new CarrierError('quote', found)
    : new CarrierRefusal('quote', 'ninguna paquetería ofrece esta ruta');
}
