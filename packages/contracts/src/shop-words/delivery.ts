import { linesOf } from './lines-of.ts';

/** The words about delivery ways, for shops with more than one free way. */
export const DELIVERY = linesOf(`
  Cómo lo recibes
  Datos de entrega
  Entrega
  Tu código postal
  Para saber cuánto cuesta el envío y cuándo llega.
  Calculando el envío…
  Según tu código postal
  Más el envío
  Te faltan {importe} para envío gratis
  Con este frasco te faltan {importe} para envío gratis
  Con este frasco tu envío es gratis
  Suele llegar el {hasta}.
  Suele llegar entre el {desde} y el {hasta}.
  Listo para recoger el {hasta}.
  Listo para recoger entre el {desde} y el {hasta}.
  Lleva: {cosas}
  A tu código postal no enviamos; puedes recogerlo. Lo eliges al pagar.
  Todavía no entregamos en ese código postal.
  Elige cómo lo recibes.
  No pudimos calcular el envío. Inténtalo de nuevo.
  Sólo por si hay que avisarte algo.
  {nombre} lo recoge en {lugar}. {horario}.
  Tu pedido está listo para recoger
  Tu pedido {pedido} te espera. Abajo dice dónde y cuándo recogerlo.
  Listo para recoger
  Listo para recoger entre el {desde} y el {hasta}
  Dónde lo recoges
  A nombre de {nombre}
`);
