import type { AppStore } from '@shop/app-kit';
import type { TextSettings } from '@shop/contracts/told-text';
import { applyOverrides } from './overrides/overrides.ts';
import { toggleBoundaries } from './boundaries/boundaries.tsx';
import { showDrafts } from './preview/show-drafts.tsx';

export { applyOverrides, toggleBoundaries };

/** What the page was drawn with. */
const shopOfPage = (): TextSettings =>
  JSON.parse(document.getElementById('shop')?.textContent || '{}') as TextSettings;

/** What the address asks for: '?borrador…' is an administrator's preview, '?limites' shows which front end owns what. */
export const open = (store: AppStore): void => {
  if (location.search.startsWith('?limites')) toggleBoundaries();
  else void showDrafts(store, shopOfPage());
};
