/** Name and standing texts of the shop; `homeTitle` and the like are page titles and descriptions. */
export const brand = {
  name: 'Flor de Kaab',
  tagline: 'Elixir Ancestral de México',
  meaning: 'kaab = abeja y miel en maya yucateco; «flor de miel / flor de abeja»',
  alternatives: ['Lool Kaab', 'Gotas del Mayab', 'Xunáan', 'Nikté y Miel'],
  homeTitle: 'Flor de Kaab | Elixir Ancestral de México',
  homeDescription:
    'Gotas de miel yucateca con flores nativas de México. Once mezclas listas para enviar y un taller para crear la tuya. Envío gratis a todo México.',
  menuTitle: 'Menú Comercial | Flor de Kaab',
  menuDescription:
    'Conoce nuestros 11 elixires de miel y flores nativas: origen, notas de sabor y precio en pesos mexicanos.',
  footerBlurb:
    'Gotas de miel y flor nativa, hechas en tandas pequeñas con meliponarios y apiarios del sureste de México.',
};
