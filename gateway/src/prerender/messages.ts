import type { DrawnPage } from '../pages/pages.ts';

/** Files of the front ends' builds, the API's address as the drawing process reaches it, and the shop's public one. */
export type Setup = {
  template: string;
  shell: string;
  storefront: string;
  apiBase: string;
  publicBaseUrl: string;
};
export type Draw = { id: number; path: string };
/** `complete` is false when data was missing: such a page is not worth keeping. */
export type Drawing = DrawnPage & { complete: boolean };
export type Drawn = { id: number } & ({ page: Drawing } | { error: string });
