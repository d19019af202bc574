import { get, type Agent, type IncomingMessage } from 'node:http';
import { get as getTls } from 'node:https';

export type Fetched = { status: number; contentType: string; body: Buffer; cookies: boolean };
type Asked = { url: URL; agent: Agent; timeoutMs: number };

const MAX_BYTES = 4 * 1024 * 1024;

/**
 * A GET of this process itself, without any of a visitor's headers. Tries once more when a kept connection was just
 * being closed.
 * @throws Error when the service is away, late, breaks off or answers with more than 4 MB
 */
export async function ask(asked: Asked): Promise<Fetched> {
  try {
    return await once(asked);
  } catch (error) {
    if (!(error as { reused?: boolean }).reused) throw error;
    return once(asked);
  }
}

function once({ url, agent, timeoutMs }: Asked): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const send = url.protocol === 'https:' ? getTls : get;
    const request = send(url, { agent, signal, headers: { accept: 'application/json' } });
    request.on('response', (response) => read(response).then(resolve, reject));
    request.on('error', (error: NodeJS.ErrnoException) => {
      const reused = request.reusedSocket && error.code === 'ECONNRESET';
      const late = signal.aborted;
      reject(Object.assign(error, { reused, late }));
    });
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
    body: Buffer.concat(chunks),
  };
}
