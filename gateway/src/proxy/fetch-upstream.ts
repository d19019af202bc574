import { get, type Agent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { get as getTls } from 'node:https';
import type { WaitOption } from './agent.ts';
import type { UpstreamError } from './failure.ts';

export type UpstreamResponse = {
  status: number;
  contentType: string;
  body: Buffer;
  cookies: boolean;
  headers?: IncomingHttpHeaders;
};
/** `headers` are this gateway's own. */
export type FetchOptions = WaitOption & { headers?: Record<string, string> };
type UpstreamRequest = FetchOptions & {
  url: URL;
  agent: Agent;
  timeoutMs: number;
  /** Ends the read, and prevents its repetition. */
  signal: AbortSignal;
};

const MAX_BYTES = 4 * 1024 * 1024;

/**
 * A GET by this process itself, without a visitor's headers. A read whose connection was cut is sent once more.
 * @throws UpstreamError when the service is unavailable, late, breaks off or answers with more than 4 MB
 */
export const fetchUpstream = (request: UpstreamRequest): Promise<UpstreamResponse> =>
  fetchOnce(request).catch((error: UpstreamError) => {
    if (error.code !== 'ECONNRESET') throw error;
    return fetchOnce(request);
  });

function fetchOnce({ url, timeoutMs, headers, ...options }: UpstreamRequest): Promise<UpstreamResponse> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? getTls : get;
    const accept = { accept: 'application/json, text/html' };
    const request = send(url, { ...options, headers: { ...accept, ...headers } });
    // Starts at the connection: before that, the agent waits for a service that is being replaced.
    request.setTimeout(timeoutMs, () => {
      const error: UpstreamError = Object.assign(new Error('no answer in time'), { late: true });
      reject(error);
      request.destroy(error);
    });
    request.on('response', (response) => void read(response).then(resolve, reject));
    request.on('error', reject);
  });
}

async function read(response: IncomingMessage): Promise<UpstreamResponse> {
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
