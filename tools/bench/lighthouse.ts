import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { runLimited } from '../../scripts/setup/run-limited.mjs';
import { median, type Figure } from '../measure/figures.ts';
import type { BenchShop } from './shop.ts';

/** 150 MB that only this measurement needs, so it is no dependency of the project. */
const VERSION = '13.5.0';
const FOLDER = fileURLToPath(new URL(`../../.cache/lighthouse-${VERSION}/`, import.meta.url));
const ROUNDS = 3;

/** The minimum score of each page, and the page whose script-free document limits its LCP. */
const PAGES: { path: string; score: number; like: string }[] = [
  { path: '/', score: 97, like: '/' },
  { path: '/menu', score: 97, like: '/menu' },
  { path: '/menu/monte-blanco', score: 97, like: '/menu/monte-blanco' },
  // The cart of a visitor without a session, which is empty and rendered by the server.
  { path: '/cart', score: 95, like: '/cart' },
];
const LCP_RATIO = 1.1;
const BLOCKING_MS = 100;
const TASK_MS = 50;
const SHIFT = 0.02;

type Audits = Record<string, { numericValue?: number; details?: { items?: { duration?: number }[] } }>;
type Result = { lhr: { audits: Audits; categories: { performance: { score: number | null } } } };
type Lighthouse = (url: string, flags: object) => Promise<Result>;
type Look = { score: number; lcp: number; blocking: number; longest: number; shift: number };

/** Lighthouse's phone on a slow connection, compared with the same documents without scripts in the same rounds. */
export async function benchLighthouse({ url }: BenchShop): Promise<Figure[]> {
  const { default: lighthouse } = (await import(pathToFileURL(await ensureLighthouse()).href)) as {
    default: Lighthouse;
  };
  const browser = await startBrowser();
  const looks = new Map<string, Look[]>();
  const look = async (path: string, blocked: string[]) => {
    const seen = await lookAt(lighthouse, url + path, { port: browser.port, blockedUrlPatterns: blocked });
    const name = blocked.length > 0 ? `${path} static` : path;
    looks.set(name, [...(looks.get(name) ?? []), seen]);
  };
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { path, like } of PAGES) {
        await look(path, []);
        if (like === path) await look(path, ['*.js']);
      }
  } finally {
    await browser.stop();
  }
  return PAGES.flatMap((page) => figuresOf(page, looks));
}

async function ensureLighthouse(): Promise<string> {
  const entry = join(FOLDER, 'node_modules/lighthouse/core/index.js');
  if (existsSync(entry)) return entry;
  const install = ['npm', 'install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--ignore-scripts'];
  if (!(await runLimited('npm install lighthouse', [...install, `lighthouse@${VERSION}`])))
    throw new Error('Lighthouse could not be installed');
  return entry;
}

async function lookAt(lighthouse: Lighthouse, address: string, flags: object): Promise<Look> {
  const { lhr } = await lighthouse(address, { ...flags, onlyCategories: ['performance'], logLevel: 'error' });
  const value = (name: string) => lhr.audits[name]?.numericValue ?? NaN;
  const tasks = lhr.audits['long-tasks']?.details?.items ?? [];
  return {
    score: (lhr.categories.performance.score ?? NaN) * 100,
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    longest: Math.max(0, ...tasks.map(({ duration = 0 }) => duration)),
    shift: value('cumulative-layout-shift'),
  };
}

function figuresOf({ path, score, like }: (typeof PAGES)[number], looks: Map<string, Look[]>): Figure[] {
  const of = (name: string, key: keyof Look) => (looks.get(name) ?? []).map((one) => one[key]);
  const [lcp, still] = [median(of(path, 'lcp')), median(of(`${like} static`, 'lcp'))];
  const scores = of(path, 'score');
  return [
    {
      what: `${path}, score`,
      measured: median(scores),
      limit: score,
      unit: '',
      is: '≥',
      note: `${scores.map((one) => one.toFixed(0)).join(' ')}; static ${of(`${like} static`, 'score')
        .map((one) => one.toFixed(0))
        .join(' ')}`,
    },
    {
      what: `${path}, LCP against its static page`,
      measured: lcp / still,
      limit: LCP_RATIO,
      unit: '×',
      note: `${lcp.toFixed(0)} ms against ${still.toFixed(0)} ms`,
    },
    {
      what: `${path}, blocking time`,
      measured: median(of(path, 'blocking')),
      limit: BLOCKING_MS,
      unit: 'ms',
    },
    {
      what: `${path}, longest task`,
      measured: median(of(path, 'longest')),
      limit: TASK_MS,
      unit: 'ms',
      // Parsing and first layout are tasks too, with scripts or without.
      note: `static ${median(of(`${like} static`, 'longest')).toFixed(0)} ms`,
    },
    { what: `${path}, layout shift`, measured: median(of(path, 'shift')), limit: SHIFT, unit: '' },
  ];
}

/** A separate browser, which Lighthouse controls through its debugging port. */
async function startBrowser(): Promise<{ port: number; stop: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'elixir-shop-lighthouse-'));
  const child = spawn(
    process.env['CHROMIUM_PATH']!,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: 'ignore', detached: true },
  );
  const stop = async () => {
    // Ends the process group: the program may be a script, whose browser would survive it.
    process.kill(-child.pid!);
    await once(child, 'exit');
    rmSync(profile, { recursive: true, force: true });
  };
  return { port: await portOf(child, join(profile, 'DevToolsActivePort')), stop };
}

async function portOf(child: ChildProcess, file: string): Promise<number> {
  while (!existsSync(file)) {
    if (child.exitCode !== null) throw new Error('The browser did not start');
    await sleep(50);
  }
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}
