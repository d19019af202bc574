/** Marked samples, to be replaced by real opinions before the shop opens (SF7). */
export const TESTIMONIALS = [
  {
    name: 'Ana M. (nombre de muestra)',
    city: 'Mérida',
    stars: 5,
    text: 'Puse tres gotas en el café y ya no supe tomarlo de otra forma. Texto de ejemplo.',
  },
  {
    name: 'Luis P. (nombre de muestra)',
    city: 'Puebla',
    stars: 5,
    text: 'Armé un elixir con dalia y pericón para mi mamá. Llegó bien envuelto y con su nombre en la etiqueta. Texto de ejemplo.',
  },
  {
    name: 'Rocío C. (nombre de muestra)',
    city: 'Monterrey',
    stars: 5,
    text: 'Se nota que la miel es de un solo lugar: cambia de un frasco a otro, como debe ser. Texto de ejemplo.',
  },
] as const;
