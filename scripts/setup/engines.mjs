import { globSync } from 'node:fs';
import { findProgram, installPackage } from './system-package.mjs';

const found = (parts) => (Object.values(parts).every(Boolean) ? parts : undefined);

/** The other engines that this machine has, by the names of their projects in e2e/playwright.config.ts. */
export function enginesHere() {
  const firefox = findProgram(['firefox-esr', 'firefox']);
  const webkit = found({
    driver: findProgram(['WebKitWebDriver']),
    browser: globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4*/MiniBrowser').sort().at(0),
    screen: findProgram(['Xvfb']),
  });
  return { ...(firefox && { firefox }), ...(webkit && { webkit }) };
}

/** Installs the engines that are missing, where that is possible; answers those that are there. */
export async function ensureEngines() {
  const { firefox, webkit } = enginesHere();
  if (!firefox) await installPackage({ 'apt-get': 'firefox-esr', dnf: 'firefox', apk: 'firefox-esr' });
  if (!webkit) {
    await installPackage({ 'apt-get': 'webkit2gtk-driver' });
    await installPackage({ 'apt-get': 'xvfb' });
  }
  return enginesHere();
}
