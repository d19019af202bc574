import type { SeedFlower } from './types.ts';

/** Everything an elixir may be made of; names are what `SeedElixir.flowers` refers to. */
export const flowers: SeedFlower[] = [
  {
    id: 1,
    name: 'Xtabentún',
    scientificName: 'Turbina corymbosa',
    description:
      'Enredadera de campanas blancas que cubre las albarradas de Yucatán al terminar las lluvias. Es la flor de las leyendas mayas y de una de las mieles más perfumadas de la Península.',
    properties:
      'Aporta miel de su floración (noviembre y diciembre). Aroma floral con un recuerdo de anís; cuerpo sedoso. No usamos semillas ni otras partes de la planta.',
    isAvailable: true,
    imageKey: 'semilla/flor-01.webp',
  },
  {
    id: 2,
    name: 'Tajonal',
    scientificName: 'Viguiera dentata',
    description:
      'Girasol silvestre del monte bajo. Cuando pinta de amarillo los caminos, entre diciembre y febrero, empieza la cosecha grande de los apicultores yucatecos.',
    properties:
      'Aporta miel de su floración. Color ámbar claro, aroma herbal y limpio; cristaliza pronto y fino, señal natural de su polen abundante.',
    isAvailable: true,
    imageKey: 'semilla/flor-02.webp',
  },
  {
    id: 3,
    name: "Ts'íits'ilche'",
    scientificName: 'Gymnopodium floribundum',
    description:
      'Arbusto de la selva seca que florece en blanco de febrero a mayo. Es una de las floraciones más buscadas por los apicultores de la Península por el perfume de su miel.',
    properties:
      'Aporta miel de su floración. Dulzor suave, aroma a flor blanca y final largo; combina con cítricos y pan de elote.',
    isAvailable: true,
    imageKey: 'semilla/flor-03.webp',
  },
  {
    id: 4,
    name: 'Cempasúchil',
    scientificName: 'Tagetes erecta',
    description:
      "La flor de veinte pétalos que guía los caminos de noviembre. Se cultiva en Puebla, Oaxaca y la Península, donde en maya se le conoce como x'pujuk.",
    properties:
      'Aporta infusión de pétalos. Notas cítricas, color dorado intenso y un amargo muy ligero que equilibra la miel.',
    isAvailable: true,
    imageKey: 'semilla/flor-04.webp',
  },
  {
    id: 5,
    name: 'Pericón',
    scientificName: 'Tagetes lucida',
    description:
      'Hierba de flor amarilla, pariente del cempasúchil, que se corta a finales de septiembre en los campos de Morelos. Los mexicas la llamaban yauhtli.',
    properties:
      'Aporta infusión de flor y hoja. Anís dulce con fondo de regaliz; aroma a campo después de la lluvia.',
    isAvailable: true,
    imageKey: 'semilla/flor-05.webp',
  },
  {
    id: 6,
    name: 'Toronjil morado',
    scientificName: 'Agastache mexicana',
    description:
      'Espigas violetas de los huertos del centro de México, compañeras de siempre de las infusiones de sobremesa.',
    properties:
      'Aporta infusión de flor. Menta suave y limón; refresca las mieles densas y aclara el final en boca.',
    isAvailable: true,
    imageKey: 'semilla/flor-06.webp',
  },
  {
    id: 7,
    name: 'Dalia',
    scientificName: 'Dahlia coccinea',
    description:
      'Flor nacional de México. Crece silvestre en los pedregales y sus pétalos se comen en ensaladas y aguas frescas desde tiempos antiguos.',
    properties:
      'Aporta infusión de pétalos. Acidez delicada, notas de frutos rojos y un tono carmesí natural.',
    isAvailable: true,
    imageKey: 'semilla/flor-07.webp',
  },
  {
    id: 8,
    name: 'Flor de tila',
    scientificName: 'Tilia americana var. mexicana',
    description:
      'Racimos color marfil de un árbol de los bosques de niebla de México. Su perfume recuerda a la miel aun antes de llegar al frasco.',
    properties: 'Aporta infusión de flor. Notas de heno, vainilla clara y fruta blanca; textura redonda.',
    isAvailable: true,
    imageKey: 'semilla/flor-08.webp',
  },
  {
    id: 9,
    name: 'Rosita de cacao',
    scientificName: 'Quararibea funebris',
    description:
      'Flor pequeña del sur de Oaxaca que no es cacao, aunque lo acompaña: es la que perfuma el tejate.',
    properties:
      'Aporta infusión de flor seca. Aroma a jarabe de arce, nuez tostada y canela; ideal con chocolate y café.',
    isAvailable: true,
    imageKey: 'semilla/flor-09.webp',
  },
  {
    id: 10,
    name: 'Vainilla de Papantla',
    scientificName: 'Vanilla planifolia',
    description:
      'Orquídea trepadora del Totonacapan: cada flor se abre una sola mañana y se poliniza a mano. De ella curamos la vaina durante meses.',
    properties: 'Aporta vaina curada. Crema, madera dulce y ciruela; alarga el sabor de cualquier mezcla.',
    isAvailable: true,
    imageKey: 'semilla/flor-10.webp',
  },
  {
    id: 11,
    name: 'Tsalam',
    scientificName: 'Lysiloma latisiliquum',
    description:
      'Árbol alto de la selva maya, de pompones claros que se encienden en mayo, cuando el calor aprieta y la cosecha está por cerrar.',
    properties: 'Aporta miel de su floración. Ámbar oscuro, notas de caramelo y madera; carácter firme.',
    isAvailable: true,
    imageKey: 'semilla/flor-11.webp',
  },
  {
    id: 12,
    name: 'Chakaj',
    scientificName: 'Bursera simaruba',
    description:
      'El palo que muda de piel. Sus flores verdosas, casi invisibles, alimentan a las abejas cuando el monte parece dormido.',
    properties: 'Aporta miel de su floración. Ligera, resinosa y balsámica; final seco que abre el apetito.',
    isAvailable: true,
    imageKey: 'semilla/flor-12.webp',
  },
  {
    id: 13,
    name: 'Sak káatsim',
    scientificName: 'Mimosa bahamensis',
    description:
      'Arbusto espinoso de flores rosadas y esponjosas que bordea los caminos blancos de la Península.',
    properties: 'Aporta miel de su floración. Delicada y floral, con un toque de pera; color muy claro.',
    isAvailable: true,
    imageKey: 'semilla/flor-13.webp',
  },
  {
    id: 14,
    name: 'Coralillo',
    scientificName: 'Antigonon leptopus',
    description:
      'Enredadera de corazones rosas que trepa por patios y albarradas; en muchos pueblos se le llama San Diego.',
    properties:
      'Aporta infusión de pétalos y miel de su floración. Dulzor ligero, notas de sandía y pétalo fresco.',
    isAvailable: true,
    imageKey: 'semilla/flor-14.webp',
  },
  {
    id: 15,
    name: 'Flor de ciricote',
    scientificName: 'Cordia dodecandra',
    description: 'Trompetas anaranjadas de un árbol de traspatio maya muy querido por su fruto y su madera.',
    properties:
      'Aporta miel de su floración. Notas de durazno y especia dulce. Fuera de temporada: vuelve con la cosecha de primavera.',
    isAvailable: false,
    imageKey: 'semilla/flor-15.webp',
  },
];
