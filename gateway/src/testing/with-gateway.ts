import { SERVICE_NAMES } from '@shop/contracts/endpoints';
import { urlVariable } from '@shop/service-kit/url-variable';
import type { RunningServer } from '@shop/service-kit/run';
import type { Canary } from '../canary/canary.ts';
import { readGatewayConfig } from '../config.ts';
import { startGateway } from '../start.ts';
import { answerAsShell, type TestShell } from './shell.ts';
import { answering, startUpstream, type Answering, type TestUpstream } from './upstream.ts';

const FRONT_ENDS = ['shell', 'storefront', 'checkout', 'admin'] as const;
const SERVICES = [...SERVICE_NAMES, 'sandbox'] as const;
const ALL = [...SERVICES, ...FRONT_ENDS];
type Name = (typeof ALL)[number];

/** Unless a test says otherwise, no changes of other tests' services arrive. */
const NO_REDIS = 'redis://127.0.0.1:9';

export type TestGateway = {
  url: string;
  /** The address of the metrics, when METRICS_PORT is set. */
  metricsUrl: string | undefined;
  services: Record<(typeof SERVICES)[number], TestUpstream>;
  frontEnds: Record<(typeof FRONT_ENDS)[number], TestUpstream>;
  /** The shell server's responses from this moment on. */
  shell: TestShell;
  /** A request as a page of the shop sends it; redirects are not followed. */
  call: (path: string, init?: RequestInit) => Promise<TestAnswer>;
};
/** A response that was read to its end, so that its connection is free again. */
export type TestAnswer = { status: number; headers: Headers; text: string; json: () => unknown };
type Setup = Partial<Record<Name, Answering>> & {
  env?: Record<string, string | undefined>;
  more?: Parameters<typeof startGateway>[1];
  canaries?: Canary[];
};

/** Runs a test on a gateway in front of real servers; each answers with its own name by default. */
export async function withGateway(
  test: (gateway: TestGateway) => Promise<void>,
  { env = {}, more = {}, canaries, ...answers }: Setup = {},
): Promise<void> {
  const shell: TestShell = { release: 'one', words: 'Hola', ...(canaries && { canaries }) };
  const answerOf = (name: Name) => (name === 'shell' ? answerAsShell(shell) : answering(name));
  const started = await Promise.all(ALL.map((name) => startUpstream(answers[name] ?? answerOf(name))));
  const upstreams = Object.fromEntries(ALL.map((name, i) => [name, started[i]!])) as Record<
    Name,
    TestUpstream
  >;
  const pick = <K extends Name>(names: readonly K[]) =>
    Object.fromEntries(names.map((name) => [name, upstreams[name]])) as Record<K, TestUpstream>;
  const [services, frontEnds] = [pick(SERVICES), pick(FRONT_ENDS)];
  const config = readGatewayConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_BASE_URL: 'http://localhost:8080',
    REDIS_URL: NO_REDIS,
    ...Object.fromEntries(ALL.map((name) => [urlVariable(name), upstreams[name].url])),
    ...env,
  });
  let running: RunningServer | undefined;
  try {
    ({ running } = await startGateway(config, more));
    const url = `http://127.0.0.1:${running.port}`;
    const call: TestGateway['call'] = async (path, init = {}) => {
      const headers = { origin: 'http://localhost:8080', ...(init.headers as Record<string, string>) };
      return readAnswer(await fetch(url + path, { redirect: 'manual', ...init, headers }));
    };
    const metricsUrl = running.metricsPort && `http://127.0.0.1:${running.metricsPort}/metrics`;
    await test({ url, metricsUrl: metricsUrl || undefined, services, frontEnds, shell, call });
  } finally {
    await running?.close();
    await Promise.all(started.map((upstream) => upstream.close()));
  }
}

export async function readAnswer(response: Response): Promise<TestAnswer> {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: () => JSON.parse(text) as unknown,
  };
}

/** A JSON body with its content type, for `call`. */
export const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
