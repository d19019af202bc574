import type { ContentItem, ContentPage } from '@shop/contracts/content';
import { MAIL_TEXTS } from './mail-texts.ts';
import { KNOWN_WORDS } from './known-words.ts';

/** One part of a list's line, and its label on screen. */
export type ItemPart = Exclude<keyof ContentItem, 'hidden'>;
export type ItemKind = { one: string; parts: Partial<Record<ItemPart, string>> };

/** The editable parts of a text, with their labels. */
export type TextKind = {
  title?: string;
  content?: string;
  /** The content has one line. */
  short?: true;
  image?: true;
  /** The picture's alternative text is editable. */
  imageAlt?: true;
  items?: ItemKind;
  /** The shop's words that can be replaced; each line holds a word and its replacement. */
  words?: readonly string[];
  /** The page that previews a draft, when it is not the text's own page. */
  path?: string;
  /** Or where the published text is visible. */
  seenIn?: string;
  hint?: string;
};
type KnownText = TextKind & { page: ContentPage; section: string; name: string };

const PROSE = { title: 'Título', content: 'Texto' };
const PICTURED = { ...PROSE, image: true } as const;
const SEARCH = {
  content: 'Descripción',
  hint: 'Lo que dicen de esta página los buscadores y quien la comparte.',
};
const IN_TIENDA =
  'Se escriben en Tienda, «Contacto» y «Redes sociales». Mientras ahí no haya nada se ve este texto, un dato por línea; el título se ve siempre.';
const SHORT =
  'Se lee en Contacto y al pagar. Di para qué son necesarios los datos y para qué sólo con permiso; el enlace al aviso completo va después.';
const NUMBERED = { ...PROSE, hint: '{pedido} se cambia por el número del pedido.' };
const COST = '{envio} se cambia por lo que cuesta el envío según Tienda, «Entregas».';
const DAYS = `{taller}, {camino} y {propio} se cambian por los días de Tienda, «Cuándo llega»: para salir, para llegar, y de más para un elixir personalizado. ${COST}`;
const COUNT = '{mezclas} se cambia por cuántas hay a la venta.';
const SIGNED: ItemKind = { one: 'Línea', parts: { icon: 'Dibujo', text: 'Texto' } };
const TESTIMONIAL: ItemKind = {
  one: 'Testimonio',
  parts: { title: 'Nombre', note: 'Ciudad', stars: 'Estrellas', text: 'Opinión' },
};
const STEP: ItemKind = { one: 'Paso', parts: { title: 'Título', text: 'Texto' } };
const QUESTION: ItemKind = { one: 'Pregunta', parts: { title: 'Pregunta', text: 'Respuesta' } };
const LINK: ItemKind = { one: 'Enlace', parts: { title: 'Nombre', href: 'Dirección (https://…)' } };

const of = (page: ContentPage, texts: Record<string, readonly [name: string, kind: TextKind]>): KnownText[] =>
  Object.entries(texts).map(([section, [name, kind]]) => ({ page, section, name, ...kind }));

const POST_LINE: ItemKind = { one: 'Línea', parts: { kind: 'Qué es', text: 'Texto' } };

/** A post: a recipe or another story of the owner, on its own page. */
export const postKind = (section: string): TextKind => ({
  ...PICTURED,
  imageAlt: true,
  items: POST_LINE,
  path: `/recetas/${section}`,
  hint: 'Con ingredientes y pasos, los buscadores la muestran como receta; sin ellos, como artículo.',
});

/** A text that the owner added and that no page asks for by name. */
export const OWN_KIND: TextKind = PICTURED;

/** Every text on the shop's pages, in page order. */
export const KNOWN_TEXTS: KnownText[] = [
  ...of('home', {
    eyebrow: ['Sobre el título de la portada', { title: 'Texto' }],
    hero: [
      'Portada',
      {
        ...PICTURED,
        imageAlt: true,
        hint: `Lo que va antes de los dos puntos del título se ve de otro color. ${COUNT}`,
      },
    ],
    offer: [
      'Portada: precio y confianza',
      { title: 'Junto al precio', content: 'Bajo los botones', short: true, hint: COST },
    ],
    facts: ['Franja de ventajas', { title: 'Nombre para lectores de pantalla', items: SIGNED, hint: COST }],
    benefits: ['Ventajas: título y presentación', { ...PROSE, hint: COUNT }],
    'benefit-predesigned': ['Ventaja: elixires de la casa', { ...PICTURED, hint: COUNT }],
    'benefit-custom': ['Ventaja: elixir a tu gusto', { ...PICTURED, hint: COUNT }],
    featured: ['Del menú', { title: 'Título', content: 'Texto', short: true, hint: COUNT }],
    steps: ['Los pasos', { title: 'Título', items: STEP, hint: COST }],
    origin: ['De dónde viene el nombre', { ...PICTURED, imageAlt: true }],
    testimonials: [
      'Testimonios',
      { title: 'Título', content: 'Etiqueta junto al título', short: true, items: TESTIMONIAL },
    ],
    search: ['En buscadores', SEARCH],
  }),
  ...of('menu', {
    intro: ['Encabezado', { ...PROSE, hint: COST }],
    'own-elixir': [
      'Invitación al taller',
      { ...PROSE, hint: 'El precio se escribe solo, después del texto.' },
    ],
    empty: ['Cuando no hay mezclas', PROSE],
    'no-match': ['Cuando la búsqueda no encuentra nada', PROSE],
    search: ['En buscadores', SEARCH],
  }),
  ...of('product', {
    promises: ['Bajo el precio', { items: SIGNED, hint: DAYS }],
    'good-to-know': ['Lo que conviene saber: título', { title: 'Título' }],
    howToTake: ['Cómo servirlo', PROSE],
    keeping: ['Cómo guardarlo', PROSE],
    origin: ['De dónde viene', PROSE],
    delivery: ['Cuándo llega', { ...PROSE, hint: DAYS }],
    warnings: ['Advertencia', PROSE],
  }),
  ...of('customize', {
    intro: ['Encabezado', PROSE],
    benefits: ['Lo que incluye', { title: 'Título', items: SIGNED, hint: COST }],
    empty: ['Cuando no hay flores', PROSE],
    search: ['En buscadores', SEARCH],
  }),
  ...of('about', {
    hero: ['Portada', PICTURED],
    abeja: ['La abeja nativa', PICTURED],
    proceso: ['Cómo se hace', PICTURED],
    commitments: ['Compromisos: título', { title: 'Título' }],
    'compromiso-origen': ['Compromiso: origen', PROSE],
    'compromiso-abejas': ['Compromiso: abejas', PROSE],
    'compromiso-flores': ['Compromiso: flores', PROSE],
    'compromiso-claridad': ['Compromiso: claridad', PROSE],
    invitation: ['Invitación a comprar', { title: 'Título' }],
    search: ['En buscadores', SEARCH],
  }),
  ...of('contact', {
    intro: ['Presentación', PROSE],
    info: ['Dirección, correo y teléfono', { ...PROSE, hint: IN_TIENDA }],
    redes: ['Redes sociales', { ...PROSE, hint: IN_TIENDA }],
    faq: ['Preguntas frecuentes', { title: 'Título', items: QUESTION, hint: DAYS }],
    search: ['En buscadores', SEARCH],
  }),
  ...of('checkout', {
    empty: ['Carrito vacío', PICTURED],
    payment: ['Bajo el botón del carrito', { content: 'Texto', short: true }],
    assurance: ['Junto al pago: tu promesa', { content: 'Texto' }],
    gift: ['Es un regalo: explicación', { content: 'Texto', short: true }],
    thanks: ['Pedido pagado', NUMBERED],
    sent: ['Pedido en camino', NUMBERED],
    slip: [
      'Hoja de empaque: agradecimiento',
      {
        content: 'Texto',
        short: true,
        hint: 'Va al pie de la hoja, antes del nombre de la tienda. Sin texto dice «Gracias por tu compra.»',
        seenIn: 'en la hoja de empaque de un pedido',
      },
    ],
  }),
  ...of('mails', MAIL_TEXTS),
  ...of('site', {
    footer: ['Presentación', { content: 'Texto' }],
    links: ['Tus enlaces', { items: LINK }],
    'not-found': ['Página que no existe', { content: 'Texto', image: true }],
    ...KNOWN_WORDS,
  }),
  ...of('legal', {
    terminos: ['Términos y condiciones', { ...PROSE, path: '/legal/terminos' }],
    privacidad: ['Política de privacidad', { ...PROSE, path: '/legal/privacidad' }],
    almacenamiento: ['Privacidad: cookies y almacenamiento', { ...PROSE, path: '/legal/privacidad' }],
    aviso: ['Aviso de privacidad corto', { content: 'Texto', hint: SHORT, path: '/contact' }],
    'cinco-dias': ['Devoluciones: cinco días hábiles', { ...PROSE, path: '/legal/devoluciones' }],
    envios: ['Política de envíos', { ...PROSE, hint: DAYS, path: '/legal/envios' }],
    devoluciones: ['Devoluciones', { ...PROSE, path: '/legal/devoluciones' }],
  }),
];

const BY_PLACE = new Map(KNOWN_TEXTS.map((text) => [`${text.page}/${text.section}`, text]));

export const knownText = ({ page, section }: { page: string; section: string }): KnownText | undefined =>
  BY_PLACE.get(`${page}/${section}`);
