import { linesOf } from './lines-of.ts';

/** The words of the pages where shoppers ask for mails or end them, and of the page a reminder leads to. */
export const NOTICES = linesOf(`
  Recuérdame si no termino
  Un solo correo, con un enlace para seguir donde te quedaste.
  Tu compra te espera
  Ponemos en tu carrito lo que elegiste, y los datos de entrega que escribiste.
  Seguir con mi compra
  Ya no tenemos lo que elegiste.
  No pudimos traer tu compra. Inténtalo de nuevo.
  Este enlace ya no sirve. Tu carrito se arma de nuevo desde el menú.
  Esta compra ya se pagó.
  Avísame cuando haya
  Te escribimos una sola vez, en el orden en que nos lo piden.
  Avisarme
  Listo. Te escribimos cuando haya.
  No pudimos anotarte. Inténtalo de nuevo.
  Recibir novedades por correo
  Recibir novedades
  Te escribimos de vez en cuando: cosechas nuevas, mezclas y lo que vuelve a haber.
  Revisa tu correo: te enviamos un enlace para confirmarlo.
  Tus avisos
  Recordatorios de compras sin terminar
  Avisos de productos que se agotaron
  Novedades de la tienda
  Sí, quiero novedades
  Listo. Tu correo está confirmado.
  Ya no me escriban de esto
  Listo. Ya no te escribimos de esto.
  Este enlace no es válido. Ábrelo completo, como está en tu correo.
  No pudimos guardarlo. Inténtalo de nuevo.
  No pudimos abrir tus avisos. Inténtalo de nuevo.
  Preguntas sobre lo que compraste
  Avisos de que se acaba tu miel
`);
