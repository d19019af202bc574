import { elixir, internalElixirList, type Elixir, type InternalElixir } from '@shop/contracts/elixir';
import { lotList, type Lot } from '@shop/contracts/lot';
import { MOST_FORGOTTEN, type InternalCustomElixir } from '@shop/contracts/custom-elixir';
import type { ToldOpinions } from '@shop/contracts/opinion';
import {
  lowStockList,
  stockMissing,
  type LowStock,
  type LowStockTold,
  type StockBroughtBack,
  type StockMissing,
  type StockReturn,
  type StockSale,
  type StockTake,
} from '@shop/contracts/stock';
import { AppError, unavailable } from '@shop/service-kit/errors';
import { isAway } from '@shop/http/grace-period';
import { createOutageHold } from '@shop/http/outage-hold';
import { stillWaiting, tellWhile } from '@shop/service-kit/still-waiting';
import { traceCarrier, traced } from '@shop/service-kit/tracing/tracing';
import * as z from 'zod';

const TIMEOUT_MS = 2_500;
const DOWN = 'No pudimos consultar el catálogo. Intenta de nuevo en un momento.';

/** `holdMs`: how long to wait for a catalogue that is being replaced. */
type CatalogOptions = { url: string; token: string; holdMs: number };
/** `waits`: wait for a catalogue that is being replaced, because a shopper needs the answer now. */
type Call = { body?: unknown; isSecond?: boolean; waits?: boolean };
/** The catalogue's rows by their numbers. */
export type Elixirs = ReadonlyMap<number, InternalElixir>;
export type CatalogClient = ReturnType<typeof createCatalogClient>;

/** Calls the catalog; repeats a call only when the repetition has no second effect. */
function createCall({ url, token, holdMs }: CatalogOptions) {
  const outage = createOutageHold({ holdMs });
  const takesConnections = () =>
    fetch(`${url}/healthz`, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      () => true,
      (error: unknown) => !isAway(error),
    );

  async function call(path: string, { body, isSecond = false, waits = true }: Call = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await traced({ name: 'catalog', kind: 'client' }, () =>
        fetch(url + path, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'x-internal-token': token, 'content-type': 'application/json', ...traceCarrier() },
          signal,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      outage.reached();
      return response;
    } catch (error) {
      // Reading twice does no harm. The catalog was just stopping, or its former address leads nowhere.
      if (body === undefined && !isSecond && (isCut(error) || signal.aborted)) {
        stillWaiting();
        return call(path, { waits, isSecond: true });
      }
      if (!waits || signal.aborted || !isAway(error)) throw unavailable(DOWN);
      // Nobody took the request: the catalog is being replaced.
      stillWaiting();
      if (!(await tellWhile(outage.waitUntilBack(takesConnections)))) throw unavailable(DOWN);
      return call(path, { body, isSecond });
    }
  }
  return call;
}

/** Client of the catalog service. Prices in pesos as on the wire. Every call: @throws AppError 503 without an answer */
export function createCatalogClient(options: CatalogOptions) {
  const call = createCall(options);
  const send = async (path: string, body: unknown): Promise<void> => {
    const response = await call(path, { body, waits: false });
    if (!response.ok) throw unavailable(DOWN);
  };

  return {
    /** The elixirs with these ids, as this cart may buy them. Deleted ones are unavailable; unknown ids are left out. */
    async elixirs(ids: number[], cartId?: string): Promise<Map<number, InternalElixir>> {
      if (ids.length === 0) return new Map();
      const response = await call(`/internal/elixirs?ids=${ids.join(',')}${cartId ? `&cart=${cartId}` : ''}`);
      const found = await readAs(internalElixirList, response);
      return new Map(found.map((one) => [one.id, one]));
    },
    /** Returns the pieces that are missing; if any are, nothing is reserved. */
    takeStock: async (body: StockTake): Promise<StockMissing> =>
      (await readAs(stockMissing, await call('/internal/stock/take', { body }))).missing,
    /** Returns the pieces that were not reserved and are not in stock either. */
    sellStock: async (body: StockSale): Promise<StockMissing> =>
      (await readAs(stockMissing, await call('/internal/stock/sell', { body, waits: false }))).missing,
    giveBackStock: (body: StockReturn) => send('/internal/stock/give-back', body),
    /** Returns sold pieces to the stock. */
    bringBackStock: (body: StockBroughtBack) => send('/internal/stock/bring-back', body),
    /** Products that run out and that the owner has not been told of yet. */
    async lowStock(): Promise<LowStock[]> {
      const response = await call('/internal/stock/low', { waits: false });
      // A catalogue of an earlier release has no such call.
      return response.status === 404 ? [] : readAs(lowStockList, response);
    },
    toldLowStock: (body: LowStockTold) => send('/internal/stock/low/told', body),
    /** Sends the published opinions of a product. */
    tellOpinions: (told: ToldOpinions) => send('/internal/opinions', told),
    /** The lots in use that these elixirs are filled from, newest first. */
    async lots(ids: number[]): Promise<Lot[]> {
      if (ids.length === 0) return [];
      const response = await call(`/internal/lots?ids=${ids.join(',')}`);
      // A catalogue of an earlier release knows no lots.
      return response.status === 404 ? [] : readAs(lotList, response);
    },
    /** Makes a shopper's own elixir at the server's price. @throws AppError 400/404/409 as the catalog says */
    async createCustom(request: InternalCustomElixir): Promise<Elixir> {
      return readAs(elixir, await call('/internal/custom-elixirs', { body: request }));
    },
    /** Deletes the names that a customer gave to their own elixirs; any number of ids. */
    async forgetCustoms(ids: number[]): Promise<void> {
      for (let from = 0; from < ids.length; from += MOST_FORGOTTEN)
        await send('/internal/custom-elixirs/forget', { ids: ids.slice(from, from + MOST_FORGOTTEN) });
    },
    /** Keeps a bought own elixir from expiring. One that is already gone is no error. */
    async keepCustom(id: number): Promise<void> {
      const response = await call(`/internal/custom-elixirs/${id}/keep`, { body: {}, waits: false });
      if (!response.ok && response.status !== 404) throw unavailable(DOWN);
    },
  };
}

const isCut = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(
    ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? '',
  );

async function readAs<T extends z.core.$ZodType>(schema: T, response: Response): Promise<z.output<T>> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status >= 400 && response.status < 500 && response.status !== 401)
    throw refusal(response, body);
  const result = z.safeParse(schema, body);
  if (!response.ok || !result.success) throw unavailable(DOWN);
  return result.data;
}

const refused = z.object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() });

/** The shopper reads the catalog's own message: it knows which flower is gone. */
function refusal(response: Response, body: unknown): AppError {
  const said = refused.safeParse(body);
  if (!said.success) return unavailable(DOWN);
  const { message, ...extra } = said.data;
  return new AppError(response.status, message, extra);
}
