import { linesOf } from './lines-of.ts';

/** The words of the page where buyers give their opinion. */
export const OPINIONS = linesOf(`
  Tu opinión
  ¿Cuántas estrellas le das?
  Elige de una a cinco estrellas
  Cuéntalo con tus palabras
  Cómo te llamamos
  Así aparece junto a tu opinión si la tienda la publica.
  Enviar mi opinión
  No pudimos guardar tu opinión. Inténtalo de nuevo.
  No pudimos abrir tu opinión. Inténtalo de nuevo.
  Gracias. La tienda la lee antes de publicarla.
  Cambiar lo que dije
  Tus fotos
  Agregar una foto
  Hasta tres. Se publican sólo con tu opinión, sin el lugar donde las tomaste.
  No pudimos guardar la foto. Inténtalo de nuevo.
  No pudimos traer más opiniones. Inténtalo de nuevo.
  Mejor calificados
  Opiniones
  De quienes lo compraron aquí.
  Respuesta de la tienda
  Este pedido se canceló o se reembolsó, así que ya no se puede opinar.
`);
