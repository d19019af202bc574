import type { AppStore } from '@shop/app-kit';
import type { TextSettings } from '@shop/contracts/told-text';
import { applyOverrides } from './overrides/overrides.ts';
import { toggleBoundaries } from './boundaries/boundaries.tsx';
import { showDrafts } from './preview/show-drafts.tsx';

export { applyOverrides, toggleBoundaries };

/** The settings that the page was rendered with. */
const shopOfPage = (): TextSettings =>
  JSON.parse(document.getElementById('shop')?.textContent || '{}') as TextSettings;

/** Opens the address's tool: '?borrador…' is an administrator's preview, '?limites' shows the front ends' parts. */
export const open = (store: AppStore): void => {
  if (location.search.startsWith('?limites')) toggleBoundaries();
  else void showDrafts(store, shopOfPage());
};
