import type { AppStore } from '@shop/app-kit';
import type { DeliveryDays } from '@shop/contracts/delivery';
import { applyOverrides } from './overrides/overrides.ts';
import { toggleBoundaries } from './boundaries/boundaries.tsx';
import { showDrafts } from './preview/show-drafts.tsx';

export { applyOverrides, toggleBoundaries };

/** What the address asks for: '?borrador…' is an administrator's preview, '?limites' shows which front end owns what. */
export const open = (store: AppStore, days?: DeliveryDays): void => {
  if (location.search.startsWith('?limites')) toggleBoundaries();
  else void showDrafts(store, days);
};
