import { untilItComes } from '@shop/app-kit/retry';
import { ownerOf } from '@shop/contracts/pages';
import { yieldToMain } from './yield-to-main.ts';
import { bearTranslators } from './foreign-nodes.ts';

// Evaluates the big modules one per task: in one task they would block the page for 250 ms. react-dom comes last,
// and runs when it is needed (bootstrap.tsx).
const stages = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager" */ '@shop/app-kit/api'),
  () => import(/* webpackMode: "eager" */ '@shop/ui/core'),
  () => import(/* webpackMode: "eager" */ '@shop/app-kit'),
  () => import(/* webpackMode: "eager" */ './app.tsx'),
];

// A failure to load them is ignored, because it would be reported again: pages are left meanwhile.
const reports = () => import(/* webpackChunkName: "reports" */ './reports/reports.ts').catch(() => undefined);
const failed = (event: Event) => void reports().then((loaded) => loaded?.report(event));
addEventListener('error', failed);
addEventListener('unhandledrejection', failed);
// One visit in ten is measured, from its first press on.
if (Math.random() < 0.1)
  addEventListener('pointerdown', () => void reports().then((loaded) => loaded?.measure()), { once: true });

async function evaluate() {
  for (const stage of stages) {
    await stage();
    await yieldToMain();
  }
}

async function start() {
  bearTranslators();
  // A browser with this function has everything in polyfills.ts (tools/floor/check.test.ts); only older ones load it.
  if (!URL.canParse) await untilItComes(() => import(/* webpackChunkName: "polyfills" */ './polyfills.ts'));
  // A tab in which a developer overrides remotes (overrides/overrides.ts).
  if (location.search.includes('remoto=') || window.name === 'remotos')
    (await import(/* webpackChunkName: "for-teams" */ './for-teams.ts')).applyOverrides();
  await yieldToMain();
  const { loadRoutes, runAfter, shareModules } = await import(/* webpackMode: "eager" */ './remotes.ts');
  await shareModules();
  const evaluated = yieldToMain().then(evaluate);
  runAfter(evaluated);
  void loadRoutes(ownerOf(location.pathname));
  await evaluated;
  if (process.env.NODE_ENV === 'development') await (await import('./dev-brand.ts')).bringBrand();
  const { mount } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await mount();
}

void start();
