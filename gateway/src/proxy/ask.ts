import { get, type Agent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { get as getTls } from 'node:https';
import { isAway } from '@shop/service-kit/patience';
import type { Absence } from './absence.ts';

export type Fetched = {
  status: number;
  contentType: string;
  body: Buffer;
  cookies: boolean;
  headers?: IncomingHttpHeaders;
};
export type AskOptions = {
  /** Whether to wait for a service that is being replaced; whoever has something to show instead need not. */
  waits?: boolean;
};
type Asked = { url: URL; agent: Agent; timeoutMs: number; absence: Pick<Absence, 'isOver'> };

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_WAITS = 5;

/**
 * A GET of this process itself, without any of a visitor's headers. Tries once more when the connection was cut before
 * an answer, and waits for a service that is being replaced.
 * @throws Error when the service is away, late, breaks off or answers with more than 4 MB
 */
export async function ask(asked: Asked, { waits = true }: AskOptions = {}): Promise<Fetched> {
  let cut = false;
  for (let waited = 0; ;) {
    try {
      return await once(asked);
    } catch (error) {
      if (!cut && (error as { cut?: boolean }).cut) cut = true;
      else if (waits && waited < MAX_WAITS && isAway(error) && (await asked.absence.isOver())) waited += 1;
      else throw error;
    }
  }
}

function once({ url, agent, timeoutMs }: Asked): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const send = url.protocol === 'https:' ? getTls : get;
    const request = send(url, { agent, signal, headers: { accept: 'application/json, text/html' } });
    request.on('response', (response) => read(response).then(resolve, reject));
    request.on('error', (error: NodeJS.ErrnoException) =>
      reject(Object.assign(error, { cut: error.code === 'ECONNRESET', late: signal.aborted })),
    );
  });
}

async function read(response: IncomingMessage): Promise<Fetched> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('the answer is too large to keep');
    chunks.push(chunk);
  }
  return {
    status: response.statusCode ?? 502,
    contentType: response.headers['content-type'] ?? '',
    cookies: response.headers['set-cookie'] !== undefined,
    headers: response.headers,
    body: Buffer.concat(chunks),
  };
}
