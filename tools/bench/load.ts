import { Agent, request } from 'node:http';

export type Call = {
  url: string;
  method?: 'GET' | 'POST' | 'PATCH';
  headers?: Record<string, string>;
  body?: unknown;
  /** The expected status; any other ends the measurement. */
  expect: number;
};

const CONNECTIONS = 16;

/** Sends `total` calls over sixteen connections that stay open. */
export async function sendAll(total: number, callAt: (index: number) => Call): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const sendNext = async (): Promise<void> => {
    while (next < total) await send(agent, callAt(next++));
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, sendNext));
  } finally {
    agent.destroy();
  }
}

/** @throws Error for any other answer */
export function send(agent: Agent, { url, method = 'GET', headers = {}, body, expect }: Call): Promise<void> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const json =
    text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { ...json, ...headers } }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === expect
          ? resolve()
          : reject(new Error(`${method} ${url}: ${answer.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end(text);
  });
}
