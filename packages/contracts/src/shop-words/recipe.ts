import { linesOf } from './lines-of.ts';

/** The workshop's words about a shared recipe, and about a blend of the cart that is edited. */
export const RECIPE = linesOf(`
  Te compartieron la receta «{nombre}»
  Te compartieron esta receta
  Sus flores ya están elegidas: créala tal cual o cámbiala a tu gusto.
  Estás cambiando {nombre}
  Al guardar toma su lugar en tu carrito.
  Ya no hacemos mezclas de {antes} ml: se guardará de {ahora} ml.
  Dejarla como estaba
  No pudimos abrir tu mezcla.
  En tu carrito sigue como estaba.
  Esa mezcla ya no está en tu carrito.
  Aquí puedes crear otra.
  Cambiar flores
  Guardar cambios
  Abrimos tu mezcla
  Guardamos tu mezcla
`);
