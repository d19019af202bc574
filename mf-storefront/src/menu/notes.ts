import type { Elixir } from '@shop/contracts/elixir';

/** Something that blends are chosen by; `words` find it in what a blend says of itself. */
export type Note = { id: string; label: string; words: RegExp };

/** What a blend tastes of. */
export const TASTES: readonly Note[] = [
  { id: 'floral', label: 'Floral', words: /flor blanca|floral|perfumad/ },
  { id: 'citrico', label: 'Cítrico y frutal', words: /cítric|mandarina|frutos? roj|fruta blanca|acidez/ },
  { id: 'herbal', label: 'Herbal y fresco', words: /herbal|menta|anís|heno|fresc[oa]\b/ },
  { id: 'tostado', label: 'Tostado y cremoso', words: /nuez|canela|caramelo|crema|vainilla|madera/ },
];

/** What it goes well with. */
export const USES: readonly Note[] = [
  { id: 'caliente', label: 'Té y café', words: /(?<!\p{L})té(?!\p{L})|café|chocolate|agua caliente/u },
  { id: 'frio', label: 'Bebidas frías', words: /agua mineral|agua de pepino|agua fresca|mezcal/ },
  { id: 'pan', label: 'Desayuno', words: /(?<!\p{L})pan(?!\p{L})|hot cakes|yogur/u },
  { id: 'postre', label: 'Postres', words: /fresas|helado|piña|plátano|postre/ },
  { id: 'queso', label: 'Quesos', words: /queso/ },
];

/** The notes that a blend's flowers and description name. */
export const notesOf = (notes: readonly Note[], { description, flowers = [] }: Elixir): Note[] => {
  const text = [description, ...flowers].join(' ').normalize('NFC').toLowerCase();
  return notes.filter(({ words }) => words.test(text));
};
