import type { Page } from '@playwright/test';

/** The ways in which in-app browsers and strict settings deny localStorage and sessionStorage. */
export const DENIALS = ['throws', 'is null', 'takes nothing'] as const;

/** From the next document on, the page's storages behave like that. */
export const denyStorage = (page: Page, how: (typeof DENIALS)[number]): Promise<unknown> =>
  page.addInitScript((denial) => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const looks = { throws: refuse, 'is null': () => null };
    if (denial === 'takes nothing') Object.assign(Storage.prototype, { setItem: refuse, removeItem: refuse });
    else
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { configurable: true, get: looks[denial] });
  }, how);
