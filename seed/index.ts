/** What the services store when they start empty with SEED=1, and what tests compare with. */
export { brand } from './content/brand.ts';
export { customBenefits } from './content/custom-benefits.ts';
export { elixirs } from './content/elixirs.ts';
export { emails } from './content/emails.ts';
export { flowers } from './content/flowers.ts';
export { gallery } from './content/gallery.ts';
export { sampleLots } from './content/sample-lots.ts';
export type { SeedContent, SeedElixir, SeedFlower } from './content/types.ts';
export { seedImages } from './images.ts';
export type { SeedImage } from './images.ts';
export { pageContents } from './pages.ts';
