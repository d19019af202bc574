import { ownSizesOf } from '@shop/contracts/own-sizes';
import { useShop } from '@shop/ui';
import { useState } from 'react';
import { SearchField } from '../../list/toolbar.tsx';
import { useListProductsQuery } from '../../products/products.api.ts';
import type { LineDraft } from './manual-form.ts';
import { ManualLines } from './manual-lines.tsx';

const FOR_SALE = { isAvailable: true, isCustom: false, sort: 'name' } as const;

type Props = {
  lines: LineDraft[];
  error: string;
  mayBeEmpty?: boolean;
  onChange: (lines: LineDraft[]) => void;
};

/** The products of an order, chosen from all that are for sale. */
export const ManualProducts = (props: Props) => {
  const sizes = ownSizesOf(useShop());
  const [q, setQ] = useState('');
  const { data: products } = useListProductsQuery({ ...FOR_SALE, ...(q && { q }) });
  return (
    <>
      {/* The list holds only the first products. It does not wait for them: it would push the lines down. */}
      {props.lines.length > 0 && <SearchField label="Buscar entre los productos" value={q} onChange={setQ} />}
      <ManualLines {...props} products={products?.rows ?? []} sizes={sizes} />
    </>
  );
};
