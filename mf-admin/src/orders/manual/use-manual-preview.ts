import type { Flower } from '@shop/contracts/flower';
import { manualPreviewRequest } from '@shop/contracts/manual-order';
import { deliveryOf, type ManualForm } from './manual-form.ts';
import { usePreviewOrderQuery } from './manual-order.api.ts';
import { toLines } from './to-lines.ts';

/** The current price of the order's complete lines; a blend's name does not change it. */
export function useManualPreview(form: ManualForm, flowers: Flower[]) {
  const values = form.watch();
  const lines = toLines(values.lines, flowers).map((line) =>
    'elixirId' in line ? line : { ...line, name: undefined },
  );
  const zip = manualPreviewRequest.shape.zip.safeParse(values.address?.zip).data;
  const discount = manualPreviewRequest.shape.discount.safeParse(values.discount).data;
  const asked = { lines, ...(zip && { zip }), ...(discount && { discount }), ...deliveryOf(values) };
  const { currentData, data, refetch } = usePreviewOrderQuery(asked, { skip: lines.length === 0 });
  // The previous ways stay in the list until the new ones arrive; the previous price does not.
  return {
    ways: data?.ways ?? [],
    amounts: currentData?.amounts,
    promotion: currentData?.promotion,
    discount: currentData?.discount,
    problem: currentData?.problem,
    refetch: () => void (lines.length > 0 && refetch()),
  };
}
