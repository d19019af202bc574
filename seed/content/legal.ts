import type { SeedContent } from './types.ts';

/** Texts behind the footer's legal links; drafts that say so themselves. */
export const legal: SeedContent[] = [
  {
    page: 'legal',
    section: 'terminos',
    title: 'Términos y Condiciones',
    content:
      'Borrador para revisar con un abogado. Vendemos alimentos en pesos mexicanos con IVA según la ley. El pedido queda firme cuando el pago se acredita. El precio que aceptas al pagar es el que se respeta, aunque cambie después.',
    imageKey: null,
  },
  {
    page: 'legal',
    section: 'privacidad',
    title: 'Política de Privacidad',
    content:
      'Borrador para revisar con un abogado. Usamos tu nombre, correo, teléfono y dirección sólo para preparar, cobrar, enviar y aclarar tu pedido. No guardamos datos de tarjeta: los recibe Mercado Pago. Puedes pedir acceso, rectificación, cancelación u oposición desde la página de Contacto.',
    imageKey: null,
  },
  {
    page: 'legal',
    section: 'envios',
    title: 'Política de Envíos',
    content:
      'Envío gratis a todo México. Preparamos en 1 a 2 días hábiles y la paquetería suele tardar de 3 a 6 días más. Los elixires personalizados requieren 2 días adicionales. Te avisamos por correo cuando tu pedido sale del taller.',
    imageKey: null,
  },
  {
    page: 'legal',
    section: 'devoluciones',
    title: 'Devoluciones',
    content:
      'Si el frasco llega roto, abierto o equivocado, escríbenos dentro de los 7 días siguientes con una foto y tu número de pedido: reponemos o devolvemos el dinero por el mismo medio de pago. Por ser alimento, no aceptamos devoluciones de frascos abiertos por gusto.',
    imageKey: null,
  },
];
