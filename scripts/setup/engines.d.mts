type Engines = { firefox?: string; webkit?: { driver: string; browser: string; screen: string } };

/** The other browser engines on this machine, by their project names in e2e/playwright.config.ts. */
export function enginesHere(): Engines;

/** Installs missing engines if possible; answers the available ones. */
export function ensureEngines(): Promise<Engines>;
