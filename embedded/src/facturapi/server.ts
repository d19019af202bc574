import type { IncomingMessage } from 'node:http';
import { readBody } from '../http/body.ts';
import { isFields, type Fields } from '../http/fields.ts';
import { faultOf, json, serveStandIn, standInFaults, type Reply } from '../http/stand-in.ts';
import { answerApi, found, type Request } from './api.ts';
import { openBooks, type StampedInvoice } from './books.ts';
import { Refusal } from './refusal.ts';

type FacturapiOptions = { dataDir: string; port?: number; key: string };
export type FacturapiServer = { url: string; port: number; close(): Promise<void> };

const LARGEST = 16 * 1024 * 1024;
const FILE = /^\/v2\/invoices\/([\da-f]{24})\/(pdf|xml)$/;

/**
 * A local stand-in for Facturapi: invoices, credit notes and cancellations that are worth nothing, as far as the
 * provider documents them (docs/decisions/0082). What it has stamped is on disk. It refuses everything undocumented.
 */
export async function startFacturapi({ dataDir, port, key }: FacturapiOptions): Promise<FacturapiServer> {
  if (!key.startsWith('sk_test_')) throw new Error('The stand-in takes only a key of the form sk_test_…');
  const books = openBooks(dataDir);
  const faults = standInFaults();

  function answer(request: Request): Reply {
    if (request.authorization !== `Bearer ${key}`) return refuse(new Refusal(401, 'La llave no es válida'));
    try {
      const [, id, type] = (request.method === 'GET' && FILE.exec(request.path)) || [];
      if (id) return fileOf(found(books, id), type as 'pdf' | 'xml');
      return json(200, request.path.startsWith('/control/') ? control(request) : answerApi(books, request));
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      throw error;
    }
  }

  /** Test controls: with the key, like the API. */
  function control({ method, path, body }: Request): unknown {
    const call = `${method} ${path}`;
    if (call === 'GET /control/ledger') return { invoices: books.all() };
    if (call === 'POST /control/faults') return faults.add(faultOf(body)) ?? {};
    if (call === 'DELETE /control/faults') return faults.clear() ?? {};
    throw new Refusal(404, 'Not found');
  }

  const http = await serveStandIn({ read: readRequest, answer, faults, port });
  const close = async () => {
    await http.close();
    books.close();
  };
  return { url: http.url, port: http.port, close };
}

async function readRequest(req: IncomingMessage): Promise<Request> {
  const { pathname: path, searchParams: query } = new URL(req.url ?? '/', 'http://facturapi');
  const said = (await readBody(req, LARGEST)).toString('utf8');
  const body: unknown = JSON.parse(said || '{}');
  return {
    method: req.method ?? 'GET',
    path,
    query,
    authorization: req.headers.authorization,
    body: isFields(body) ? body : ({} as Fields),
  };
}

const fileOf = ({ uuid, total }: StampedInvoice, type: 'pdf' | 'xml'): Reply =>
  type === 'pdf'
    ? { status: 200, type: 'application/pdf', body: `%PDF-1.4\n% FACTURA DE PRUEBA ${uuid}\n%%EOF\n` }
    : { status: 200, type: 'application/xml', body: `<cfdi UUID="${uuid}" Total="${total.toFixed(2)}"/>` };

const refuse = ({ status, message, path }: Refusal): Reply => json(status, { message, path, status });
