/** The eight pictures that the administrator's picker offers first, with their alternative texts. */
export const gallery = [
  {
    name: 'jobon-tradicional',
    imageKey: 'semilla/jobon-tradicional.webp',
    alt: 'Jobón tradicional de tronco hueco sobre su soporte',
  },
  {
    name: 'meliponario-traspatio',
    imageKey: 'semilla/meliponario-traspatio.webp',
    alt: 'Meliponario de traspatio con techo de palma',
  },
  {
    name: 'campo-de-tajonal',
    imageKey: 'semilla/campo-de-tajonal.webp',
    alt: 'Campo de tajonal en flor al amanecer',
  },
  {
    name: 'gotero-ambar-detalle',
    imageKey: 'semilla/gotero-ambar-detalle.webp',
    alt: 'Gotero ámbar con una gota de miel',
  },
  {
    name: 'mesa-de-petalos',
    imageKey: 'semilla/mesa-de-petalos.webp',
    alt: 'Mesa de taller con pétalos, flores y miel',
  },
  {
    name: 'panal-y-luz',
    imageKey: 'semilla/panal-y-luz.webp',
    alt: 'Panal dorado atravesado por la luz',
  },
  {
    name: 'selva-yucateca',
    imageKey: 'semilla/selva-yucateca.webp',
    alt: 'Selva yucateca al atardecer',
  },
  {
    name: 'regalo-envuelto',
    imageKey: 'semilla/regalo-envuelto.webp',
    alt: 'Elixir envuelto para regalo con listón y flores',
  },
];
