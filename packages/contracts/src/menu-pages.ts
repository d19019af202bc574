/** Places on a page of the menu; the last one leads to the workshop for a custom elixir. */
const PLACES = 24;
/** Nobody looks through more pages of a menu: people search instead. */
export const MOST_PAGES = 20;

/** The number of blends on the first `pages` pages. */
export const blendsOn = (pages: number): number => pages * PLACES - 1;
/** The number of pages for this number of blends. */
export const pagesOf = (blends: number): number => Math.ceil((blends + 1) / PLACES);

/** The most products on the page of a collection. */
export const MOST_IN_COLLECTION = blendsOn(4);
/** The page of a collection. */
export const collectionPath = (id: string): string => `/menu/coleccion/${id}`;

/** Parameters that filter the menu, in the address of the page and of its data. */
export const MENU_PARAMETERS = ['q', 'sabor', 'uso', 'flor', 'orden', 'pagina'] as const;
