import { formatPesos } from '@shop/app-kit';
import type { Discount } from '@shop/contracts/discount';
import { css, Icon, IconButton } from '@shop/ui';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../auth/may.tsx';
import { columnsOf, spanishSort } from '../list/columns.tsx';
import { byMouse, NameCell, Small, tight } from '../list/cells.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import { datesOf, usesOf, worthOf } from './discount-texts.ts';

// Amounts do not wrap at their spaces.
const whole = css({ whiteSpace: 'nowrap' });
const dates = css({
  whiteSpace: 'nowrap',
  [tight]: { display: 'block', width: '6.25rem', whiteSpace: 'normal' },
});
const column = columnsOf<Discount>();

/** What each code takes off, until when, and how often it was used. */
export const discountColumns = (onEdit: (discount: Discount) => void) =>
  column.columns([
    column.accessor('code', {
      header: 'Código',
      sortFn: spanishSort,
      cell: ({ row: { original } }) => <NameCell name={original.code}>{original.note}</NameCell>,
    }),
    column.display({
      id: 'worth',
      header: 'Descuento',
      cell: ({ row: { original } }) => (
        <div>
          <span>{worthOf(original)}</span>
          {original.minimum !== null && <Small css={whole}>Desde {formatPesos(original.minimum)}</Small>}
        </div>
      ),
    }),
    column.display({
      id: 'dates',
      header: 'Vigencia',
      cell: ({ row }) => <span css={dates}>{datesOf(row.original)}</span>,
    }),
    column.accessor('used', {
      header: 'Usos',
      cell: ({ row: { original } }) => (
        <div>
          {original.used > 0 ? (
            <Link
              to={`/admin/orders?${new URLSearchParams({ q: original.code })}`}
              // The accessible name begins with the visible words, for people who control the page by voice.
              aria-label={`${usesOf(original)}: ver los pedidos con ${original.code}`}
              css={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 44,
                minWidth: 44,
                [byMouse]: { minHeight: 24 },
              }}
            >
              {usesOf(original)}
            </Link>
          ) : (
            usesOf(original)
          )}
          {original.maxPerBuyer !== null && <Small css={whole}>{original.maxPerBuyer} por persona</Small>}
        </div>
      ),
    }),
    column.display({
      id: 'state',
      header: 'Estado',
      cell: ({ row }) => <ActiveSwitch discount={row.original} />,
    }),
    column.display({
      id: 'actions',
      header: 'Acciones',
      cell: ({ row: { original } }) => <EditButton code={original.code} onEdit={() => onEdit(original)} />,
    }),
  ]);

const EditButton = ({ code, onEdit }: { code: string; onEdit: () => void }) => (
  <IfAllowed call="PATCH /api/admin/discounts/{id}">
    <IconButton label={`Editar ${code}`} data-opens onClick={onEdit}>
      <Icon name="edit" />
    </IconButton>
  </IfAllowed>
);
