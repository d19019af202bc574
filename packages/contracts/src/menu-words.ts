import type { Elixir } from './elixir.ts';
import { isMeant, meaningsOf } from './meant-words.ts';
import { wordsOf } from './search.ts';

type Worded = Pick<Elixir, 'name' | 'description'> & Partial<Elixir>;

/** Words that say nothing about what is searched. */
const LITTLE = new Set('a al con de del e el en la las lo los o para por que su sus u un una y'.split(' '));
/** More words than any product's page has. */
const MOST_WORDS = 200;

const saying = (text: string) => [...new Set(wordsOf(text))].filter((word) => !LITTLE.has(word));

/** The words that find a product: those of its card and its page. */
export const menuWords = ({ name, description, flowers = [], ...facts }: Worded): string[] => {
  const { family, collections, flavors, uses, howToTake, ingredients, origin } = facts;
  const texts = [
    name,
    family,
    collections,
    flavors,
    uses,
    ...flowers,
    description,
    howToTake,
    ingredients,
    origin,
  ];
  return saying(texts.filter(Boolean).join(' ')).slice(0, MOST_WORDS);
};

/** The words of a search. */
export const typedWords = saying;

type Read<Product> = { product: Product; words: string[] };

/** The products that fit a word by the best meaning that any of them fits. */
function having<Product>(word: string, read: Read<Product>[]): Product[] {
  for (const meaning of meaningsOf(word)) {
    const found = read.filter(({ words }) => words.some((one) => isMeant(meaning, one)));
    if (found.length > 0) return found.map(({ product }) => product);
  }
  return [];
}

/** The products that fit every typed word. */
export function searchMenu<Product extends Worded>(products: readonly Product[], q: string): Product[] {
  const read = products.map((product) => ({ product, words: menuWords(product) }));
  return typedWords(q).reduce<Product[]>(
    (left, word) => {
      const found = new Set(having(word, read));
      return left.filter((product) => found.has(product));
    },
    [...products],
  );
}
