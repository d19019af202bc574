import type { SeedElixir } from './types.ts';

/** The eleven ready-made blends of the menu; prices in centavos. */
export const elixirs: SeedElixir[] = [
  {
    id: 1,
    name: 'Amanecer de Tajonal',
    flowers: ['Tajonal', 'Cempasúchil'],
    description:
      'Miel clara de tajonal, la primera gran floración del año en Yucatán, con un velo de pétalos de cempasúchil. Luminosa y herbal: para el té negro de la mañana o el pan recién tostado.',
    isAvailable: true,
    isCustom: false,
    priceCents: 29500,
    imageKey: 'semilla/elixir-01.webp',
  },
  {
    id: 2,
    name: 'Monte Blanco',
    flowers: ["Ts'íits'ilche'"],
    description:
      "Una sola flor y nada que la distraiga. Miel de ts'íits'ilche' de temporada seca, suave, de flor blanca y final largo. La mejor puerta de entrada al sabor del monte yucateco.",
    isAvailable: true,
    isCustom: false,
    priceCents: 31500,
    imageKey: 'semilla/elixir-02.webp',
  },
  {
    id: 3,
    name: 'Velo de Xtabentún',
    flowers: ['Xtabentún', 'Vainilla de Papantla'],
    description:
      'La miel de la enredadera de noviembre, redondeada con vainilla de Papantla. Sedosa y perfumada; unas gotas bastan para el café de olla o un agua mineral con limón.',
    isAvailable: true,
    isCustom: false,
    priceCents: 34500,
    imageKey: 'semilla/elixir-03.webp',
  },
  {
    id: 4,
    name: 'Sol de Cempasúchil',
    flowers: ['Cempasúchil', 'Sak káatsim'],
    description:
      'Pétalos de cempasúchil en miel muy clara de sak káatsim. Cítrico, dorado y con un amargo apenas visible que recuerda a la cáscara de mandarina.',
    isAvailable: true,
    isCustom: false,
    priceCents: 32000,
    imageKey: 'semilla/elixir-04.webp',
  },
  {
    id: 5,
    name: 'Brisa de Pericón',
    flowers: ['Pericón', 'Coralillo'],
    description:
      'El anís silvestre de los campos de Morelos con el dulzor rosa del coralillo. Fresco y verde: va bien con piña asada, queso de hoja o agua de pepino.',
    isAvailable: true,
    isCustom: false,
    priceCents: 31000,
    imageKey: 'semilla/elixir-05.webp',
  },
  {
    id: 6,
    name: 'Sobremesa de Tila y Toronjil',
    flowers: ['Flor de tila', 'Toronjil morado'],
    description:
      'Dos flores de infusión que se encuentran en la miel. Heno, menta suave y fruta blanca para cerrar la comida sin prisa, con agua caliente y buena plática.',
    isAvailable: true,
    isCustom: false,
    priceCents: 33500,
    imageKey: 'semilla/elixir-06.webp',
  },
  {
    id: 7,
    name: 'Dalia Carmesí',
    flowers: ['Dalia', 'Sak káatsim'],
    description:
      'La flor nacional en gotas: acidez delicada, frutos rojos y un color que no necesita colorantes. Sobre yogur, fresas o un helado de nata.',
    isAvailable: true,
    isCustom: false,
    priceCents: 34000,
    imageKey: 'semilla/elixir-07.webp',
  },
  {
    id: 8,
    name: 'Rosita de Cacao',
    flowers: ['Rosita de cacao', 'Tajonal'],
    description:
      'El perfume del tejate oaxaqueño en miel de tajonal. Nuez tostada, canela y un recuerdo de arce; hecho para el chocolate de agua y los hot cakes del domingo.',
    isAvailable: true,
    isCustom: false,
    priceCents: 38900,
    imageKey: 'semilla/elixir-08.webp',
  },
  {
    id: 9,
    name: 'Noche de Vainilla',
    flowers: ['Vainilla de Papantla', 'Chakaj'],
    description:
      'Vaina curada del Totonacapan y miel balsámica de chakaj. Crema, madera dulce y un final seco; acompaña quesos maduros, plátano macho y mezcal joven.',
    isAvailable: true,
    isCustom: false,
    priceCents: 42000,
    imageKey: 'semilla/elixir-09.webp',
  },
  {
    id: 10,
    name: 'Selva Alta',
    flowers: ['Tsalam', 'Chakaj', "Ts'íits'ilche'"],
    description:
      "Tres mieles de la selva maya en una sola mezcla: la firmeza del tsalam, el bálsamo del chakaj y la flor blanca del ts'íits'ilche'. Ámbar oscuro, caramelo y monte.",
    isAvailable: true,
    isCustom: false,
    priceCents: 36500,
    imageKey: 'semilla/elixir-10.webp',
  },
  {
    id: 11,
    name: 'Reserva Xunáan Kaab',
    flowers: ['Xtabentún'],
    description:
      'Miel de xunáan kaab, la abeja sin aguijón que el pueblo maya cría en jobones desde hace siglos, con miel de xtabentún. Ligera, cítrica y viva; lote pequeño y numerado.',
    isAvailable: true,
    isCustom: false,
    priceCents: 49000,
    imageKey: 'semilla/elixir-11.webp',
  },
];
