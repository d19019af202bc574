import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBody } from '../http/body.ts';
import { listen } from '../http/listen.ts';
import { answerApi } from './api.ts';
import { openBooks } from './books.ts';
import { answerControl, faults } from './control.ts';
import { labelPdf } from './label-pdf.ts';
import { Refusal } from './refusal.ts';
import type { Request } from './request.ts';

export type EnviaOptions = { dataDir: string; port?: number; host?: string; token: string };
export type EnviaServer = { url: string; port: number; close(): Promise<void> };
export type Reply = { status: number; type?: string; body: string | Buffer };

const LARGEST = 256 * 1024;
const PDF = /^\/labels\/(\d+)\.pdf$/;

/**
 * Plays Envia.com on this machine: rates, labels, cancellations and tracking with made-up money, as far as its documents
 * name them (docs/decisions/0066). What it has sold is on disk. What the documents do not name is refused.
 */
export async function startEnvia({ dataDir, port, host, token }: EnviaOptions): Promise<EnviaServer> {
  if (!token.startsWith('TEST-')) throw new Error('The stand-in takes only a token of the form TEST-…');
  const books = openBooks(dataDir);
  const ordered = faults();

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const request = await readRequest(req);
    const fault = request.path.startsWith('/control/')
      ? undefined
      : ordered.take(request.method, request.path);
    if (fault?.delayMs) await sleep(fault.delayMs);
    if (fault?.status) return send(res, faulty(fault.status));
    const reply = answer(request);
    // The work is done, and nobody hears of it.
    if (fault?.isLost) return void res.destroy();
    send(res, reply);
  }

  function answer(request: Request): Reply {
    const pdf = PDF.exec(request.path);
    if (pdf && books.label(pdf[1]!))
      return { status: 200, type: 'application/pdf', body: labelPdf(books.label(pdf[1]!)!) };
    if (request.headers.authorization !== `Bearer ${token}`)
      return refuse(401, new Refusal(401, 'Unauthorized'));
    try {
      const work = request.path.startsWith('/control/') ? answerControl : answerApi;
      return json(200, work({ books, faults: ordered, url: http.url }, request));
    } catch (error) {
      if (error instanceof Refusal) return refuse(200, error);
      throw error;
    }
  }

  const http = await listen(
    (req, res) => {
      handle(req, res).catch((error: unknown) => {
        if (!res.headersSent) send(res, json(500, { message: String(error) }));
        else res.destroy();
      });
    },
    port,
    host,
  );
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

const json = (status: number, content: unknown): Reply => ({ status, body: JSON.stringify(content) });
/** It says no with the status 200 too. */
const refuse = (status: number, { code, message }: Refusal): Reply =>
  json(status, { meta: 'error', error: { code, description: 'Error', message } });
/** 200 is a proxy's page in place of the answer. */
const faulty = (status: number): Reply => ({ status, type: 'text/html', body: '<html>Bad gateway</html>' });

function send(res: ServerResponse, { status, type = 'application/json', body }: Reply): void {
  res.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  res.end(body);
}
