import { linesOf } from './lines-of.ts';

/** The words of post pages, besides the owner's texts. */
export const POSTS = linesOf(`
  Recetas
  Receta
  De nuestra cocina
  Cómo se hace
  Con qué mezcla
  Ver todas las recetas
  No pudimos cargar las recetas.
  No pudimos cargar esta receta.
`);
