import type { IncomingMessage } from 'node:http';
import { readBody } from '../http/body.ts';
import { json, serveStandIn, standInFaults, type Reply } from '../http/stand-in.ts';
import { answerApi } from './api.ts';
import { openBooks } from './books.ts';
import { answerControl } from './control.ts';
import { labelPdf } from './label-pdf.ts';
import { Refusal } from './refusal.ts';
import type { Request } from './request.ts';

type EnviaOptions = { dataDir: string; port?: number; token: string };
export type EnviaServer = { url: string; port: number; close(): Promise<void> };

const LARGEST = 256 * 1024;
const PDF = /^\/labels\/(\d+)\.pdf$/;

/**
 * A local stand-in for Envia.com: rates, labels, cancellations and tracking with made-up money, as far as the provider
 * documents them (docs/decisions/0066). What it has sold is on disk. It refuses everything undocumented.
 */
export async function startEnvia({ dataDir, port, token }: EnviaOptions): Promise<EnviaServer> {
  if (!token.startsWith('TEST-')) throw new Error('The stand-in takes only a token of the form TEST-…');
  const books = openBooks(dataDir);
  const faults = standInFaults();

  function answer(request: Request): Reply {
    const pdf = PDF.exec(request.path);
    if (pdf && books.label(pdf[1]!))
      return { status: 200, type: 'application/pdf', body: labelPdf(books.label(pdf[1]!)!) };
    if (request.headers.authorization !== `Bearer ${token}`)
      return refuse(401, new Refusal(401, 'Unauthorized'));
    try {
      const work = request.path.startsWith('/control/') ? answerControl : answerApi;
      return json(200, work({ books, faults, url: http.url }, request));
    } catch (error) {
      if (error instanceof Refusal) return refuse(200, error);
      throw error;
    }
  }

  const http = await serveStandIn({ read: readRequest, answer, faults, port });
  const close = async () => {
    await http.close();
    books.close();
  };
  return { url: http.url, port: http.port, close };
}

async function readRequest(req: IncomingMessage): Promise<Request> {
  const { pathname } = new URL(req.url ?? '/', 'http://envia');
  const body = (await readBody(req, LARGEST)).toString('utf8');
  return { method: req.method ?? 'GET', path: pathname, headers: req.headers, body };
}

/** Refusals have the status 200 too. */
const refuse = (status: number, { code, message }: Refusal): Reply =>
  json(status, { meta: 'error', error: { code, description: 'Error', message } });
