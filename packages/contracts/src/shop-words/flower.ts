import { linesOf } from './lines-of.ts';

/** The words of flower pages, besides the owner's texts. */
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
