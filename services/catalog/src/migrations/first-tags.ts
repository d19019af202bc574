import type { Taste } from '@shop/contracts/taste';
import type { ElixirRow } from '../elixir/elixir.model.ts';

/** A tag that blends were filtered by; `words` found it in a blend's texts when it had no `taste`. */
type Note = { label: string; words: RegExp; taste?: keyof Taste };
/** From this value on a blend has the tag of a taste. */
const MUCH = 4;

/** Tags for the taste of a blend. */
const TASTES: readonly Note[] = [
  { label: 'Floral', words: /flor blanca|floral|perfumad/, taste: 'floral' },
  { label: 'Cítrico y frutal', words: /cítric|mandarina|frutos? roj|fruta blanca|acidez/ },
  { label: 'Herbal y fresco', words: /herbal|menta|anís|heno|fresc[oa]\b/ },
  { label: 'Tostado y cremoso', words: /nuez|canela|caramelo|crema|vainilla|madera/ },
];

/** Tags for the uses of a blend. */
const USES: readonly Note[] = [
  { label: 'Té y café', words: /(?:^|\P{L})té(?!\p{L})|café|chocolate|agua caliente/u },
  { label: 'Bebidas frías', words: /agua mineral|agua de pepino|agua fresca|mezcal/ },
  { label: 'Desayuno', words: /(?:^|\P{L})pan(?!\p{L})|hot cakes|yogur/u },
  { label: 'Postres', words: /fresas|helado|piña|plátano|postre/ },
  { label: 'Quesos', words: /queso/ },
];

type Said = Pick<ElixirRow, 'description' | 'flowers' | 'howToTake' | 'taste'>;

/** The tags that an earlier release computed, as a start for the owner's own. */
export function firstTags({ description, flowers, howToTake = '', taste }: Said) {
  const text = [description, howToTake, ...flowers].join(' ').normalize('NFC').toLowerCase();
  const tagsOf = (notes: readonly Note[]) =>
    notes
      .filter((note) => (note.taste && taste ? taste[note.taste] >= MUCH : note.words.test(text)))
      .map(({ label }) => label)
      .join(', ');
  return { flavors: tagsOf(TASTES), uses: tagsOf(USES) };
}
