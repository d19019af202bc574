import type { Content } from '@shop/contracts/content';
import type { Elixir } from '@shop/contracts/elixir';
import type { Flower } from '@shop/contracts/flower';
import type { Settings } from '@shop/contracts/settings';
import { anElixir, someSettings } from '@shop/contracts/testing/builders';
import { withSlugs } from '@shop/contracts/testing/with-slugs';
import { openFrontEnd } from '@shop/http/front-end';
import { listen } from '@shop/http/listen';
import { serve } from '@shop/service-kit/testing/serve';
import { readShellConfig } from '../config.ts';
import { startShell } from '../start.ts';
import { makeRemote, makeShell } from './builds.ts';

type Answer = { status: number; headers: Headers; text: string };
export type TestShell = {
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** The API's answers; undefined means an error. */
  api: {
    text: string | undefined;
    menu: Elixir[];
    flowers: Flower[];
    /** The texts of each page. */
    texts: Content[];
    /** Changes with each change of the menu. */
    edition: string;
    /** `before`: a product's earlier address by its current one; `gone`: the address of a deleted product. */
    before: Record<string, string>;
    gone: string;
    settings: Settings | null;
  };
  /** Deploys the storefront again. Answers the id of the release. */
  deploy: (words: string) => Promise<string>;
  /** Stops the storefront's web server. */
  stopRemote: () => Promise<void>;
};

const PART = 250;
const startApi = (api: TestShell['api']) =>
  serve((req, res) => {
    if (req.url === '/settings')
      return res.writeHead(api.settings ? 200 : 503).end(JSON.stringify(api.settings));
    if (api.text === undefined) return res.writeHead(503).end();
    const blends = withSlugs(api.menu);
    const posts = api.texts.filter(({ page }) => page === 'recetas');
    if (req.url === '/content/recetas') return res.end(JSON.stringify(posts));
    if (req.url?.startsWith('/content/')) return res.end(JSON.stringify(api.texts));
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://api');
    if (pathname === '/elixirs/predesigned/edition') return res.end(JSON.stringify({ edition: api.edition }));
    if (pathname === '/elixirs/predesigned/part') {
      const rest = blends.filter(({ id }) => id > Number(searchParams.get('after')));
      const part = rest.slice(0, PART);
      const next = rest.length > PART ? part.at(-1)?.id : undefined;
      return res.end(JSON.stringify({ blends: part, next }));
    }
    if (pathname === '/flowers') return res.end(JSON.stringify(api.flowers));
    const flowerName = /^\/flowers\/named\/(.+)$/.exec(pathname)?.[1];
    if (flowerName) {
      const flower = api.flowers.find(({ slug }) => [slug, api.before[slug!]].includes(flowerName));
      return res.writeHead(flower ? 200 : 404).end(JSON.stringify({ flower, blends: [], lots: [] }));
    }
    const name = /^\/elixirs\/predesigned\/named\/(.+)$/.exec(req.url ?? '')?.[1];
    if (!name) return res.end(api.text);
    const blend = blends.find(({ id, slug }) => [slug, String(id), api.before[slug]].includes(name));
    const status = blend ? 200 : name === api.gone ? 410 : 404;
    return res.writeHead(status).end(JSON.stringify({ blend, pairings: [] }));
  });

/** A storefront whose releases are replaced at one address. */
async function startRemote() {
  const builds: Awaited<ReturnType<typeof makeRemote>>[] = [];
  let current: Awaited<ReturnType<typeof openFrontEnd>> | undefined;
  const deploy = async (words: string) => {
    const build = await makeRemote(words);
    builds.push(build);
    const kept = { store: builds[0]!.store, keep: 5, say: () => {} };
    current = await openFrontEnd({ root: build.root, ...kept });
    return current.release;
  };
  await deploy('one');
  const running = await listen({ app: (req, res) => current?.app(req, res), port: 0, host: '127.0.0.1' });
  const remove = async () => void (await Promise.all(builds.map((build) => build.remove())));
  return { url: `http://127.0.0.1:${running.port}`, deploy, stop: running.close, remove };
}

/** Runs a test against the shell's server, with an API and the web server of a storefront. */
export async function withShell(
  test: (shell: TestShell) => Promise<void>,
  env: Record<string, string> = {},
  settings: Settings | null = someSettings(),
): Promise<void> {
  const api: TestShell['api'] = {
    text: 'eleven flowers',
    menu: [anElixir({ name: 'Monte Blanco' })],
    flowers: [],
    edition: 'one',
    texts: [],
    before: {},
    gone: '',
    settings,
  };
  const [build, remote, apiServer] = await Promise.all([makeShell(), startRemote(), startApi(api)]);
  const config = readShellConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_BASE_URL: 'http://localhost:8080/',
    API_URL: apiServer.url,
    STOREFRONT_URL: remote.url,
    CHECKOUT_URL: remote.url,
    WEB_ROOT: build.root,
    RELEASES_DIR: build.store,
    LOOK_EVERY_MS: '100',
    ...env,
  });
  const { running } = await startShell(config);
  try {
    const get: TestShell['get'] = async (path, headers = {}) => {
      const response = await fetch(`http://127.0.0.1:${running.port}${path}`, {
        redirect: 'manual',
        headers,
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    await test({ get, api, deploy: remote.deploy, stopRemote: remote.stop });
  } finally {
    await running.close();
    await Promise.all([remote.stop().catch(() => undefined), apiServer.close()]);
    await Promise.all([build.remove(), remote.remove()]);
  }
}
