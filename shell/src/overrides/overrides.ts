import { tabMemory } from '@shop/app-kit/storage';
import { REMOTE_NAMES, type RemoteName } from '@shop/contracts/pages';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { OverrideBadge } from './override-badge.tsx';

type Overrides = Partial<Record<RemoteName, string>>;
const KEY = 'remotos';
/** Only a developer's own machine; the page's policy also forbids any other address. */
const WANTED = /^(\w+)@(http:\/\/(?:localhost|127\.0\.0\.1):\d+)$/;

/** '?remoto=checkout@http://localhost:4202' adds one, '?remoto=' ends all; they last as long as the tab. */
const overridesNow = (): Overrides => {
  const kept = (tabMemory.read(KEY) ?? {}) as Overrides;
  const asked = new URLSearchParams(location.search).get('remoto');
  const [, name, origin] = WANTED.exec(asked ?? '') ?? [];
  const remote = REMOTE_NAMES.find((one) => one === name);
  const wanted = asked === '' ? {} : { ...kept, ...(remote && { [remote]: origin }) };
  tabMemory.write(KEY, wanted);
  // The first script recognizes the tab by its name, because browsers may forbid access to the storage.
  window.name = KEY;
  return wanted;
};

const end = () => {
  tabMemory.forget(KEY);
  window.name = '';
  location.replace(location.pathname);
};

/**
 * Loads remotes from a developer's machine when the page and its policy permit it, and shows that on the page.
 * Called before any remote is registered.
 */
export const applyOverrides = (): void => {
  const registry = document.querySelector('#remotes[data-overrides]');
  const overrides = registry ? overridesNow() : {};
  if (!registry || Object.keys(overrides).length === 0) return;
  const entries = Object.entries(overrides).map(([name, origin]) => [name, `${origin}/remoteEntry.js`]);
  const known = JSON.parse(registry.textContent) as object;
  registry.textContent = JSON.stringify({ ...known, ...Object.fromEntries(entries) });
  // The server has rendered another release, so the browser renders from scratch.
  document.getElementById('root')?.replaceChildren();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(createElement(OverrideBadge, { overrides, onEnd: end }));
};
