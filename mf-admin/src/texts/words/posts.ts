import { linesOf } from './lines-of.ts';

/** What the pages of posts say beside what the owner wrote. */
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
