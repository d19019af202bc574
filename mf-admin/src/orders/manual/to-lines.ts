import { MAX_QUANTITY } from '@shop/contracts/constants';
import type { Flower } from '@shop/contracts/flower';
import type { ManualLine } from '@shop/contracts/manual-order';
import { typedNumber } from '@shop/contracts/money';
import type { LineDraft } from './manual-form.ts';

const isCount = (pieces: number) => Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_QUANTITY;

/** The complete lines, as they are sent. */
export const toLines = (drafts: LineDraft[], flowers: Flower[]): ManualLine[] =>
  drafts.flatMap((draft): ManualLine[] => {
    const quantity = typedNumber(draft.quantity);
    if (!isCount(quantity)) return [];
    if (!draft.flowers) return draft.product ? [{ elixirId: draft.product.id, quantity }] : [];
    const flowerIds = flowers.filter(({ name }) => draft.flowers?.includes(name)).map(({ id }) => id);
    const { milliliters } = draft;
    const name = draft.name.trim();
    const told = { ...(name && { name }), ...(milliliters && { milliliters }) };
    return flowerIds.length > 0 ? [{ flowerIds, quantity, ...told }] : [];
  });
