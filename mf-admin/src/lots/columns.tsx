import type { Lot } from '@shop/contracts/lot';
import { Badge, css, LinkButton, theme } from '@shop/ui';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../auth/may.tsx';
import { openColumn, type Column } from '../list/columns.tsx';
import { Names } from '../list/choices.tsx';
import { Lines, NameCell } from '../list/cells.tsx';
import { ProductName } from '../products/product-name.tsx';
import { writeDay } from '../list/write-day.ts';

const whole = css({ whiteSpace: 'nowrap' });
// The cells' text is in line with the column's name.
const receivers = css(whole, { [theme.media.md]: { marginLeft: `-${theme.space(4)}` } });

/** A lot's code, products, best-before date, and the orders that got it. */
export const lotColumns = (onOpen: (lot: Lot) => void): Column<Lot>[] => [
  {
    header: 'Lote',
    cell: (lot) => (
      <NameCell name={lot.code}>
        {lot.flower} · {lot.place}
      </NameCell>
    ),
  },
  {
    header: 'Productos',
    cell: (lot) => (
      <Lines>
        <Names values={lot.elixirIds} nameOf={(id) => <ProductName id={id} />} />
      </Lines>
    ),
  },
  {
    header: 'Envasado',
    cell: ({ packedOn }) => <span css={whole}>{writeDay(packedOn)}</span>,
  },
  {
    header: 'Consumir antes',
    cell: ({ bestBefore }) => <span css={whole}>{writeDay(bestBefore)}</span>,
  },
  {
    header: 'Estado',
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'green' : 'neutral'}>{isActive ? 'En uso' : 'Retirado'}</Badge>
    ),
  },
  {
    header: 'Pedidos',
    cell: (lot) => (
      <IfAllowed call="GET /api/orders">
        <LinkButton
          as={Link}
          size="sm"
          variant="ghost"
          css={receivers}
          to={`/admin/orders?lote=${lot.code}`}
          aria-label={`Quién lo recibió: lote ${lot.code}`}
        >
          Quién lo recibió
        </LinkButton>
      </IfAllowed>
    ),
  },
  openColumn({
    call: 'PATCH /api/lots/{id}',
    verb: 'Editar',
    label: ({ code }) => `Editar el lote ${code}`,
    onOpen,
  }),
];
