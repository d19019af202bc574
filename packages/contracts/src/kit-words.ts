/** Why a kit cannot be sold for one of its parts: it was deleted, is not for sale, or too few are left. */
const PART_LACK = { deleted: 'se borró', hidden: 'no está a la venta', soldOut: 'se agotó' } as const;
export type PartLack = keyof typeof PART_LACK;

/** '2 × Luna, 1 × Sol' */
export const countedWords = (counted: { name: string; quantity: number }[]): string =>
  counted.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');

type Part = { name: string; count: number };
/** The same for the parts of a number of kits. */
export const partsWords = (parts: Part[], pieces = 1): string =>
  countedWords(parts.map(({ name, count }) => ({ name, quantity: count * pieces })));

/** 'No se vende: Luna se agotó'; undefined when nothing lacks. A later release may know other reasons. */
export function lackWords(parts: { name: string; lack?: string | undefined }[]): string | undefined {
  const lacking = parts.filter(({ lack }) => lack);
  const words = lacking.map(
    ({ name, lack }) => `${name} ${PART_LACK[lack as PartLack] ?? 'no se puede vender'}`,
  );
  return words.length > 0 ? `No se vende: ${words.join(', ')}` : undefined;
}
