import type { SeedContent } from './types.ts';

/** Sections of the about page, in reading order; `compromiso-*` are short promises without a picture. */
export const about: SeedContent[] = [
  {
    page: 'about',
    section: 'hero',
    title: 'Nuestra historia: una mesa, un jobón y muchas flores',
    content:
      "Flor de Kaab empezó en un patio de Mérida con dos jobones prestados y una libreta de floraciones. Queríamos guardar en un gotero lo que el monte ofrece unas pocas semanas al año: la miel del tajonal en enero, la del ts'íits'ilche' en marzo, el perfume del xtabentún cuando llega el norte.",
    imageKey: 'semilla/about-historia.webp',
  },
  {
    page: 'about',
    section: 'abeja',
    title: 'Xunáan kaab, la señora abeja',
    content:
      'La melipona es una abeja pequeña, nativa y sin aguijón. En maya se le llama xunáan kaab. Produce muy poca miel al año, y por eso su cuidado se hereda: se abre el jobón, se toma lo justo y se vuelve a cerrar. Trabajamos con meliponarios que la crían en sus traspatios y pagamos por adelantado cada cosecha.',
    imageKey: 'semilla/about-abeja.webp',
  },
  {
    page: 'about',
    section: 'proceso',
    title: 'Cómo hacemos cada gota',
    content:
      'Recibimos la miel, registramos el lote y el meliponario, y la dejamos asentar sin calentarla. Las flores se lavan, se secan a la sombra y reposan en la miel el tiempo que cada una pide. Después filtramos, envasamos en vidrio ámbar y anotamos la fecha en la etiqueta.',
    imageKey: 'semilla/about-proceso.webp',
  },
  {
    page: 'about',
    section: 'compromiso-origen',
    title: 'Origen con nombre',
    content: 'Cada frasco lleva su número de lote: floración, municipio y fecha de envasado.',
    imageKey: null,
  },
  {
    page: 'about',
    section: 'compromiso-abejas',
    title: 'Abejas primero',
    content: 'Nunca compramos miel de colmenas vaciadas. Si la temporada viene corta, el elixir espera.',
    imageKey: null,
  },
  {
    page: 'about',
    section: 'compromiso-flores',
    title: 'Flores nativas y comestibles',
    content:
      'Usamos especies nativas de México, cultivadas o recolectadas con permiso, y sólo las partes que se comen.',
    imageKey: null,
  },
  {
    page: 'about',
    section: 'compromiso-claridad',
    title: 'Palabras claras',
    content:
      'Nuestros elixires son alimento: saben bien y acompañan. No prometen curar nada. La miel no es apta para menores de un año.',
    imageKey: null,
  },
];
