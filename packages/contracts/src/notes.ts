import type { Elixir } from './elixir.ts';
import type { Taste } from './taste.ts';

/** Something that blends are chosen by; `words` find it in what a blend says of itself, where no `taste` tells. */
export type Note = { id: string; label: string; words: RegExp; taste?: keyof Taste };
/** From here on a blend is known for a taste. */
const MUCH = 4;

/** What a blend tastes of. */
export const TASTES: readonly Note[] = [
  { id: 'floral', label: 'Floral', words: /flor blanca|floral|perfumad/, taste: 'floral' },
  { id: 'citrico', label: 'Cítrico y frutal', words: /cítric|mandarina|frutos? roj|fruta blanca|acidez/ },
  { id: 'herbal', label: 'Herbal y fresco', words: /herbal|menta|anís|heno|fresc[oa]\b/ },
  { id: 'tostado', label: 'Tostado y cremoso', words: /nuez|canela|caramelo|crema|vainilla|madera/ },
];

/** What it goes well with. */
export const USES: readonly Note[] = [
  { id: 'caliente', label: 'Té y café', words: /(?:^|\P{L})té(?!\p{L})|café|chocolate|agua caliente/u },
  { id: 'frio', label: 'Bebidas frías', words: /agua mineral|agua de pepino|agua fresca|mezcal/ },
  { id: 'pan', label: 'Desayuno', words: /(?:^|\P{L})pan(?!\p{L})|hot cakes|yogur/u },
  { id: 'postre', label: 'Postres', words: /fresas|helado|piña|plátano|postre/ },
  { id: 'queso', label: 'Quesos', words: /queso/ },
];

/** What a blend says of itself. */
export type Noted = Pick<Elixir, 'description' | 'flowers' | 'howToTake' | 'taste'>;

/** The notes that a blend has by its taste, or that its flowers and texts name. */
export const notesOf = (notes: readonly Note[], elixir: Noted): Note[] => {
  const { description, howToTake = '', taste, flowers = [] } = elixir;
  const text = [description, howToTake, ...flowers].join(' ').normalize('NFC').toLowerCase();
  return notes.filter((note) => (note.taste && taste ? taste[note.taste] >= MUCH : note.words.test(text)));
};
