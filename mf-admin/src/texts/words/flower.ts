import { linesOf } from './lines-of.ts';

/** What the pages of flowers say beside what the owner wrote of each. */
export const FLOWER = linesOf(`
  Nuestras flores
  Qué aporta a la miel
  Haz tu elixir con esta flor
  Hoy no la tenemos en el taller.
  Mezclas con {flor}
  Ver todas
  De dónde viene
  Envasado el {dia}
  Todo sobre esta flor
  No pudimos cargar esta flor.
`);
