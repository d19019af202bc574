import { linesOf } from './lines-of.ts';

/** The words of the page where buyers ask for links to their orders. */
export const MINE = linesOf(`
  Tu compra
  Escribe el correo con el que compraste. Te mandamos los enlaces a tus pedidos de los últimos dos años.
  Enviarme mis enlaces
  No pudimos pedir tus enlaces. Intenta de nuevo.
  Revisa tu correo
  Si hay pedidos con {correo}, en unos minutos te llegan sus enlaces. Mira también en correo no deseado.
  Mándame el enlace otra vez
`);
