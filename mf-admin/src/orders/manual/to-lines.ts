import { plusPesos, timesPesos } from '@shop/contracts/money';
import type { Flower } from '@shop/contracts/flower';
import type { ManualLine } from '@shop/contracts/manual-order';
import type { LineDraft } from './manual-form.ts';
import { OWN_PRICE } from './manual-lines.tsx';

const INCOMPLETE = 'Elige qué y cuántas piezas en cada línea';
const count = ({ quantity }: LineDraft) => Number(quantity);
const isCount = (line: LineDraft) => Number.isInteger(count(line)) && count(line) >= 1 && count(line) <= 99;

/** The lines as they are sent, or what is missing. */
export function toLines(
  drafts: LineDraft[],
  flowers: Flower[],
): { lines: ManualLine[] } | { problem: string } {
  const lines: ManualLine[] = [];
  for (const draft of drafts) {
    const quantity = count(draft);
    const flowerIds = flowers.filter(({ name }) => draft.flowers?.includes(name)).map(({ id }) => id);
    const isWhole = draft.flowers ? flowerIds.length > 0 : draft.product !== undefined;
    if (!isWhole || !isCount(draft)) return { problem: INCOMPLETE };
    const name = draft.name.trim();
    lines.push(
      draft.flowers
        ? { flowerIds, quantity, ...(name && { name }) }
        : { elixirId: draft.product!.id, quantity },
    );
  }
  return { lines };
}

/** What it all costs, in pesos. */
export const totalOf = (drafts: LineDraft[]): number =>
  drafts.filter(isCount).reduce((sum, draft) => {
    const price = draft.flowers ? OWN_PRICE : (draft.product?.price ?? 0);
    return plusPesos(sum, timesPesos(price, count(draft)));
  }, 0);
