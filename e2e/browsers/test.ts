import { test as base } from '@playwright/test';
import { enginesHere } from '../../scripts/setup/engines.mjs';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const start = (name: string): Promise<Driver> => {
  const { firefox, webkit } = enginesHere();
  if (name === 'firefox' && firefox) return startFirefox(firefox);
  if (name === 'webkit' && webkit) return startWebKit(webkit);
  throw new Error(`${name} is not on this machine`);
};

/** Stories of one engine share a browser; the project's name says which. */
export const test = base.extend<{ visitor: Visitor }, { driver: Driver }>({
  driver: [
    async ({}, use, { project }) => {
      const driver = await start(project.name);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ driver, baseURL }, use) => use(createVisitor(driver, baseURL ?? '')),
});
