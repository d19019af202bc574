import { linesOf } from './lines-of.ts';

/** What the pages of collections say beside the names that the owner gave. */
export const COLLECTION = linesOf(`
  Colección
  No tenemos esa colección
  Quizá ya terminó. Esto es lo que hacemos ahora.
  No pudimos cargar esta colección.
`);
