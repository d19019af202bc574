import { ownerOf } from '@shop/contracts/pages';
import { loadRoutes, registerFromPage } from './remotes.ts';

type Scheduler = { yield?: () => Promise<void> };
const { scheduler } = globalThis as { scheduler?: Scheduler };
const breathe = () => scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));

// Evaluates the big modules one per task: in one go they would block the page for a quarter of a second.
const stages = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager" */ '@shop/app-kit'),
  () => import(/* webpackMode: "eager" */ './app.tsx'),
];

async function start() {
  registerFromPage();
  void loadRoutes(ownerOf(location.pathname));
  for (const stage of stages) {
    await stage();
    await breathe();
  }
  if (process.env.NODE_ENV === 'development') await (await import('./dev-brand.ts')).bringBrand();
  const { mount } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  mount();
}

void start();
