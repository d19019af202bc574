import { about } from './content/about.ts';
import { contact } from './content/contact.ts';
import { home } from './content/home.ts';
import { legal } from './content/legal.ts';
import type { SeedContent } from './content/types.ts';

/** Every text of the editable pages, in the order in which they are stored. */
export const pageContents: SeedContent[] = [...home, ...about, ...contact, ...legal];
