import type { Lot } from '@shop/contracts/lot';
import { Badge, css, LinkButton, theme } from '@shop/ui';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../auth/may.tsx';
import { columnsOf, openColumn } from '../list/columns.tsx';
import { Names } from '../list/choices.tsx';
import { Lines, NameCell } from '../list/cells.tsx';
import { ProductName } from '../products/product-name.tsx';
import { writeDay } from '../list/write-day.ts';

const column = columnsOf<Lot>();
const whole = css({ whiteSpace: 'nowrap' });
// The cells' text is in line with the column's name.
const receivers = css(whole, { [theme.media.md]: { marginLeft: `-${theme.space(4)}` } });

/** A lot's code, products, best-before date, and the orders that got it. */
export const lotColumns = (onOpen: (lot: Lot) => void) =>
  column.columns([
    column.accessor('code', {
      header: 'Lote',
      cell: ({ row: { original } }) => (
        <NameCell name={original.code}>
          {original.flower} · {original.place}
        </NameCell>
      ),
    }),
    column.display({
      id: 'products',
      header: 'Productos',
      cell: ({ row: { original } }) => (
        <Lines>
          <Names values={original.elixirIds} nameOf={(id) => <ProductName id={id} />} />
        </Lines>
      ),
    }),
    column.accessor('packedOn', {
      header: 'Envasado',
      cell: ({ getValue }) => <span css={whole}>{writeDay(getValue())}</span>,
    }),
    column.accessor('bestBefore', {
      header: 'Consumir antes',
      cell: ({ getValue }) => <span css={whole}>{writeDay(getValue())}</span>,
    }),
    column.accessor('isActive', {
      header: 'Estado',
      cell: ({ getValue }) => (
        <Badge tone={getValue() ? 'green' : 'neutral'}>{getValue() ? 'En uso' : 'Retirado'}</Badge>
      ),
    }),
    column.display({
      id: 'orders',
      header: 'Pedidos',
      cell: ({ row: { original } }) => (
        <IfAllowed call="GET /api/orders">
          <LinkButton
            as={Link}
            size="sm"
            variant="ghost"
            css={receivers}
            to={`/admin/orders?lote=${original.code}`}
            aria-label={`Quién lo recibió: lote ${original.code}`}
          >
            Quién lo recibió
          </LinkButton>
        </IfAllowed>
      ),
    }),
    openColumn({
      call: 'PATCH /api/lots/{id}',
      verb: 'Editar',
      label: ({ code }) => `Editar el lote ${code}`,
      onOpen,
    }),
  ]);
