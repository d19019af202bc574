import { adminPages } from '@shop/contracts/pages/admin';
import type { AdminPage } from '@shop/contracts/pages/entry';
import type { BackOfficeCall } from '@shop/contracts/endpoints';

/** Whether a page is for somebody who may make these calls. */
export const mayOpen = (may: (call: BackOfficeCall) => boolean, path: string): boolean => {
  const page: AdminPage | undefined = adminPages.find((one) => one.path === path.replace(/\/$/, ''));
  return !page?.call || may(page.call);
};
