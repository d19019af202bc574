type Engines = { firefox?: string; webkit?: { driver: string; browser: string; screen: string } };

/** The other engines that this machine has, by the names of their projects in e2e/playwright.config.ts. */
export function enginesHere(): Engines;

/** Installs the engines that are missing, where that is possible; answers those that are there. */
export function ensureEngines(): Promise<Engines>;
