import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, installPackage } from './system-package.mjs';

const found = (parts) => (Object.values(parts).every(Boolean) ? parts : undefined);

const foldersOf = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((one) =>
        one.isDirectory() ? [join(path, one.name)] : [],
      )
    : [];

/** Distributions install it below /usr/lib or /usr/libexec, some in a folder of the machine's architecture. */
function findMiniBrowser() {
  const roots = ['/usr/lib', '/usr/libexec'];
  return [...roots, ...roots.flatMap(foldersOf)]
    .flatMap(foldersOf)
    .filter((folder) => /\/webkit2gtk-4[^/]*$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
}

/** The other browser engines on this machine, by their project names in e2e/playwright.config.ts. */
export function enginesHere() {
  const firefox = findProgram(['firefox-esr', 'firefox']);
  const webkit = found({
    driver: findProgram(['WebKitWebDriver']),
    browser: findMiniBrowser(),
    screen: findProgram(['Xvfb']),
  });
  return { ...(firefox && { firefox }), ...(webkit && { webkit }) };
}

/** Installs missing engines if possible; answers the available ones. */
export async function ensureEngines() {
  const { firefox, webkit } = enginesHere();
  if (!firefox) await installPackage({ 'apt-get': 'firefox-esr', dnf: 'firefox', apk: 'firefox-esr' });
  if (!webkit) {
    await installPackage({ 'apt-get': 'webkit2gtk-driver' });
    await installPackage({ 'apt-get': 'xvfb' });
  }
  return enginesHere();
}
