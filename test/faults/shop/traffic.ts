import { callsBy, type TestAnswer, type TestClient } from '@shop/service-kit/testing/client';

/** Everything that was answered, judged by I6 (what errors look like) and I7 (which errors there may be). */
export type Traffic = {
  answers: number;
  offences: string[];
  /** While a fault is declared, 502, 503 and 504 are honest answers. */
  isFaulty: boolean;
};

const INSIDES =
  /\bat [\w.<>]+ \(|\.[tj]s:\d+|127\.0\.0\.1|localhost|\/(home|usr|tmp|src|work)\/|mongo|E11000|ECONN|redis|stack/i;
/** What the shop's own texts say: 'redis' is in it. */
const INNOCENT = /prediseñad/gi;
export const UNDER_FAULTS = [502, 503, 504];

export const newTraffic = (): Traffic => ({ answers: 0, offences: [], isFaulty: false });

/** The same client, with every answer judged. A connection that breaks is the caller's to handle. */
export function watched(client: TestClient, traffic: Traffic, origin: string): TestClient {
  const request: TestClient['request'] = async (method, path, body, headers = {}) => {
    const answer = await client.request<never>(method, path, body, { origin, ...headers });
    traffic.answers += 1;
    const wrong = judge(answer, traffic.isFaulty, origin);
    if (wrong) traffic.offences.push(`${wrong}: ${method} ${path} → ${answer.status}`);
    return answer;
  };
  return { cookies: client.cookies, ...callsBy(request) };
}

/** What is wrong with an answer of the shop at this origin, if anything. */
export function judge(
  { status, body, headers }: TestAnswer,
  isFaulty: boolean,
  origin: string,
): string | undefined {
  if (status < 400) return undefined;
  // The row that a conflict brings names the shop's pictures by the address that everybody knows. The way to pay the rest
  // of a purchase is the provider's page, which runs on this machine here.
  type Said = { message?: unknown; current?: unknown; part?: object };
  const { current, part, ...said } = (body ?? {}) as Said;
  const { message } = said;
  if (!headers.get('content-type')?.includes('json') || typeof message !== 'string' || !message)
    return 'I6 an error without a message';
  const row = JSON.stringify([current, { ...part, payLink: '' }])
    .replaceAll(origin, '')
    .replaceAll(INNOCENT, '');
  if (INSIDES.test(JSON.stringify(said)) || INSIDES.test(row)) return 'I6 an error that shows the insides';
  if (status < 500) return undefined;
  return isFaulty && UNDER_FAULTS.includes(status) ? undefined : 'I7 an error of the server';
}
