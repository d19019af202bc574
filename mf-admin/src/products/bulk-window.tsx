import type { BulkChange, NewPrice } from '@shop/contracts/elixir-bulk';
import { ConfirmDialog } from '@shop/ui/overlays';
import { AskValue } from '../list/ask-value.tsx';
import { COLLECTION, STOCK } from './bulk-value.ts';
import { PriceChange } from './price-change.tsx';
import type { Products } from './products.api.ts';
import type { useBulk } from './use-bulk.ts';

/** Bulk actions that ask for a value first. */
export const WINDOWS = {
  price: 'Precio ± %',
  stock: 'Existencias',
  collection: 'Colección',
  delete: 'Quitar del catálogo',
};
export type Asking = keyof typeof WINDOWS;

type Props = {
  asking: Asking;
  /** The number of products, and their names. */
  many: string;
  names: string;
  of: Products;
  bulk: ReturnType<typeof useBulk>;
  onClose: () => void;
};

/** Asks for the value that all of them get; closes when it is stored. */
export const BulkWindow = ({ asking, many, names, of, bulk, onClose }: Props) => {
  const run = (what: BulkChange) => {
    onClose();
    void bulk.run(of, what);
  };
  const setPrices = (prices: NewPrice[]) => {
    onClose();
    const before = new Map(prices.map(({ id, price }) => [id, price]));
    void bulk.setPrices(
      prices.map(({ id, version, newPrice: price }) => ({ id, version, price })),
      before,
    );
  };
  if (asking === 'price')
    return <PriceChange title={`Precio de ${many}`} of={of} onSave={setPrices} onClose={onClose} />;
  if (asking === 'stock')
    return (
      <AskValue
        asked={STOCK}
        title={`Existencias de ${many}`}
        onSave={(stock) => run({ stock })}
        onClose={onClose}
      />
    );
  if (asking === 'collection')
    return (
      <AskValue
        asked={COLLECTION}
        title={`Poner ${many} en una colección`}
        onSave={(collection) => run({ collection })}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`¿Eliminar ${many}?`}
      text={`${names}. Esta acción no se puede deshacer.`}
      onConfirm={() => run({ isDeleted: true })}
    />
  );
};
