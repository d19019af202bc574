import type { AppStore } from '@shop/app-kit';
import type { DeliveryDays } from '@shop/contracts/delivery';
import { applyOverrides } from './overrides/overrides.ts';
import { toggleBoundaries } from './boundaries/boundaries.tsx';
import { showDrafts } from './preview/show-drafts.tsx';

export { applyOverrides, toggleBoundaries };

/** How long orders take, as the page was drawn with. */
const daysOfPage = (): DeliveryDays | undefined =>
  (JSON.parse(document.getElementById('shop')?.textContent || '{}') as { delivery?: DeliveryDays }).delivery;

/** What the address asks for: '?borrador…' is an administrator's preview, '?limites' shows which front end owns what. */
export const open = (store: AppStore): void => {
  if (location.search.startsWith('?limites')) toggleBoundaries();
  else void showDrafts(store, daysOfPage());
};
