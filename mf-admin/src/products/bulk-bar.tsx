import type { Elixir } from '@shop/contracts/elixir';
import type { ElixirFind } from '@shop/contracts/elixir-bulk';
import { Button, css, Icon, IconButton, Row, Text, theme } from '@shop/ui';
import { useState } from 'react';
import { besideEnd, footBar, footBarEnd } from '../list/foot-bar.ts';
import { readAt, type ListPage } from '../list/list-page.ts';
import { SelectAll, SelectFound } from '../list/select-box.tsx';
import type { Selection } from '../list/use-selection.ts';
import { BulkWindow, WINDOWS, type Asking } from './bulk-window.tsx';
import { productos, useBulk } from './use-bulk.ts';

const onPhones = css({ [theme.media.md]: { display: 'none' } });

type Props = { list: ListPage<Elixir>; find: ElixirFind; selection: Selection };

/** What can be done with all ticked products, or all that the list finds; what stays as it was is named with the reason. */
export const BulkBar = ({ list, find, selection }: Props) => {
  const [asking, setAsking] = useState<Asking>();
  const bulk = useBulk(selection);
  const { isAll } = selection;
  const products = list.rows.filter(({ id }) => selection.has(String(id)));
  const of = isAll ? { find: { find, until: readAt(list) } } : { rows: products };
  const many = isAll && list.isMore ? 'todos los productos' : productos(isAll ? list.total : products.length);
  const button = { size: 'sm', variant: 'secondary', busy: bulk.isLoading } as const;
  return (
    <div role="region" aria-label="Productos elegidos" css={[footBar, besideEnd]}>
      <Row gap={2}>
        <span css={onPhones}>
          <SelectAll selection={selection} count={list.rows.length} label="Todos" />
        </span>
        <Text size="sm" role="status">{`${many} en la selección`}</Text>
        <SelectFound selection={selection} list={list} />
        <Button {...button} onClick={() => void bulk.run(of, { isAvailable: true })}>
          Poner a la venta
        </Button>
        <Button {...button} onClick={() => void bulk.run(of, { isAvailable: false })}>
          Marcar agotados
        </Button>
        {WINDOWS.map(({ name, label }) => (
          <Button {...button} key={name} onClick={() => setAsking(name)}>
            {label}
          </Button>
        ))}
        <IconButton label="Deshacer selección" css={footBarEnd} onClick={() => selection.drop(selection.ids)}>
          <Icon name="close" />
        </IconButton>
      </Row>
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
    </div>
  );
};
