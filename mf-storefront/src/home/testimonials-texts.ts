/** Samples: their section says so. To be replaced by real opinions before the shop opens (SF7). */
export const TESTIMONIALS = [
  {
    name: 'Ana M.',
    city: 'Mérida',
    stars: 5,
    text: 'Puse tres gotas en el café y ya no supe tomarlo de otra forma.',
  },
  {
    name: 'Luis P.',
    city: 'Puebla',
    stars: 5,
    text: 'Armé un elixir con dalia y pericón para mi mamá. Llegó bien envuelto y con su nombre en la etiqueta.',
  },
  {
    name: 'Rocío C.',
    city: 'Monterrey',
    stars: 5,
    text: 'Se nota que la miel es de un solo lugar: cambia de un frasco a otro, como debe ser.',
  },
] as const;
