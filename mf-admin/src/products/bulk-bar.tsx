import type { Elixir } from '@shop/contracts/elixir';
import type { ElixirFind } from '@shop/contracts/elixir-bulk';
import { Button } from '@shop/ui';
import { useState } from 'react';
import { BulkBar } from '../list/bulk-bar.tsx';
import { readAt, type ListPage } from '../list/list-page.ts';
import type { Selection } from '../list/use-selection.ts';
import { BulkWindow, WINDOWS, type Asking } from './bulk-window.tsx';
import { productos, useBulk } from './use-bulk.ts';

type Props = { list: ListPage<Elixir>; find: ElixirFind; selection: Selection };

/** Bulk actions for the ticked products, or for all that the list finds; failed ones are named with the reason. */
export const ProductsBar = ({ list, find, selection }: Props) => {
  const [asking, setAsking] = useState<Asking>();
  const bulk = useBulk(selection);
  const { isAll } = selection;
  const products = list.rows.filter(({ id }) => selection.has(String(id)));
  const of = isAll ? { find: { find, until: readAt(list) } } : { rows: products };
  const many = isAll && list.isMore ? 'todos los productos' : productos(isAll ? list.total : products.length);
  const button = { size: 'sm', variant: 'secondary', busy: bulk.isLoading } as const;
  const open = (name: Asking) => (
    <Button {...button} onClick={() => setAsking(name)}>
      {WINDOWS[name]}
    </Button>
  );
  return (
    <>
      <BulkBar
        label="Productos elegidos"
        list={list}
        selection={selection}
        first={
          <>
            <Button {...button} onClick={() => void bulk.run(of, { isAvailable: false })}>
              Marcar agotados
            </Button>
            {open('price')}
          </>
        }
        others={
          <>
            <Button {...button} onClick={() => void bulk.run(of, { isAvailable: true })}>
              Poner a la venta
            </Button>
            {open('stock')}
            {open('collection')}
            {open('delete')}
          </>
        }
      />
      {asking && (
        <BulkWindow
          asking={asking}
          many={many}
          names={isAll ? 'Todos los que encuentra la lista' : products.map(({ name }) => name).join(', ')}
          of={of}
          bulk={bulk}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
};
