import type { Page } from '@playwright/test';

/** From the next document on, any look at the page's storages throws, or they are null, as strict settings and in-app browsers have it. */
export const denyStorage = (page: Page, how: 'throws' | 'is null'): Promise<unknown> =>
  page.addInitScript((denial) => {
    const look = () => {
      if (denial === 'is null') return null;
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: look });
  }, how);
