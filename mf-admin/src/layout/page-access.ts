import { adminPages } from '@shop/contracts/pages/admin';
import type { AdminPage } from '@shop/contracts/pages/entry';
import type { BackOfficeCall } from '@shop/contracts/endpoints';
import { pathOf } from './menu.ts';

/** Whether a person with these permissions may open a page. */
export const mayOpen = (may: (call: BackOfficeCall) => boolean, address: string): boolean => {
  const page: AdminPage | undefined = adminPages.find(({ path }) => path === pathOf(address));
  return !page?.call || may(page.call);
};
