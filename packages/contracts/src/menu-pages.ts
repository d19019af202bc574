/** Of a page of the menu, the last for the way to an elixir of one's own. */
const PLACES = 24;
/** Nobody looks through more of a menu: they search. */
export const MOST_PAGES = 20;

/** How many blends stand on the first `pages` pages. */
export const blendsOn = (pages: number): number => pages * PLACES - 1;
/** How many pages that many blends take. */
export const pagesOf = (blends: number): number => Math.ceil((blends + 1) / PLACES);

/** So many of a collection stand on its page. */
export const MOST_IN_COLLECTION = blendsOn(4);
/** The page of a collection. */
export const collectionPath = (id: string): string => `/menu/coleccion/${id}`;

/** What chooses from the menu, in the address of the page and of its data. */
export const MENU_PARAMETERS = ['q', 'sabor', 'uso', 'flor', 'orden', 'pagina'] as const;
