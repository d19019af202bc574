import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fields } from './fields.ts';
import { listen, type Listening } from './listen.ts';
import { orderedFaults } from './ordered-faults.ts';

export type Reply = { status: number; type?: string; body: string | Buffer };
/**
 * `status` (with `body`, if given) is the reply and skips the work; `isLost` does the work but sends no reply.
 */
export type Fault = {
  match: RegExp;
  times: number;
  status?: number;
  body?: object;
  delayMs?: number;
  isLost?: boolean;
};
export const standInFaults = () => orderedFaults<Fault>();
export type StandInFaults = ReturnType<typeof standInFaults>;

/** Reads a fault from a test's order. */
export const faultOf = (told: Fields) => ({ ...told, match: new RegExp(String(told.match)) }) as Fault;

type StandIn<Request> = {
  read: (req: IncomingMessage) => Promise<Request>;
  answer: (request: Request) => Reply;
  faults: StandInFaults;
  port?: number | undefined;
};

/** Serves a stand-in for a provider. Faults that tests have ordered apply to every path except /control/. */
export function serveStandIn<Request extends { method: string; path: string }>({
  read,
  answer,
  faults,
  port,
}: StandIn<Request>): Promise<Listening> {
  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const request = await read(req);
    const { method, path } = request;
    const fault = path.startsWith('/control/') ? undefined : faults.take(method, path);
    if (fault?.delayMs) await sleep(fault.delayMs);
    if (fault?.status) return send(res, faulty(fault.status, fault.body));
    const reply = answer(request);
    // The work is done, but the answer is lost.
    if (fault?.isLost) return void res.destroy();
    send(res, reply);
  }
  return listen((req, res) => {
    handle(req, res).catch((error: unknown) => {
      if (!res.headersSent) send(res, json(500, { message: String(error) }));
      else res.destroy();
    });
  }, port);
}

export const json = (status: number, content: unknown): Reply => ({ status, body: JSON.stringify(content) });
/** Without a body it answers like a proxy, with HTML. */
const faulty = (status: number, body: object | undefined): Reply =>
  body ? json(status, body) : { status, type: 'text/html', body: '<html>Bad gateway</html>' };

function send(res: ServerResponse, { status, type = 'application/json', body }: Reply): void {
  res.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  res.end(body);
}
