import { linesOf } from './lines-of.ts';

/** The words of collection pages, besides the owner's names. */
export const COLLECTION = linesOf(`
  Colección
  No tenemos esa colección
  Quizá ya terminó. Esto es lo que hacemos ahora.
  No pudimos cargar esta colección.
`);
