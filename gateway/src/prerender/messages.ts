import type { DrawnPage } from '../pages/pages.ts';

/** Where the drawing process finds the front ends' builds, and the API as that process reaches it. */
export type Setup = { template: string; shell: string; storefront: string; apiBase: string };
export type Draw = { id: number; path: string };
/** `complete` is false when data was missing: such a page is not worth keeping. */
export type Drawing = DrawnPage & { complete: boolean };
export type Drawn = { id: number } & ({ page: Drawing } | { error: string });
