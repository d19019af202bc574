import { formatPesos } from '@shop/app-kit';
import type { Discount } from '@shop/contracts/discount';
import { css, Icon, IconButton } from '@shop/ui';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../auth/may.tsx';
import type { Column } from '../list/columns.tsx';
import { byMouse, NameCell, Small, tight } from '../list/cells.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import { datesOf, usesOf, worthOf } from './discount-texts.ts';

// Amounts do not wrap at their spaces.
const whole = css({ whiteSpace: 'nowrap' });
const dates = css({
  whiteSpace: 'nowrap',
  [tight]: { display: 'block', width: '6.25rem', whiteSpace: 'normal' },
});

/** What each code takes off, until when, and how often it was used. */
export const discountColumns = (onEdit: (discount: Discount) => void): Column<Discount>[] => [
  {
    sort: 'code',
    header: 'Código',
    cell: (discount) => <NameCell name={discount.code}>{discount.note}</NameCell>,
  },
  {
    header: 'Descuento',
    cell: (discount) => (
      <div>
        <span>{worthOf(discount)}</span>
        {discount.minimum !== null && <Small css={whole}>Desde {formatPesos(discount.minimum)}</Small>}
      </div>
    ),
  },
  {
    header: 'Vigencia',
    cell: (discount) => <span css={dates}>{datesOf(discount)}</span>,
  },
  {
    sort: 'used',
    header: 'Usos',
    cell: (discount) => (
      <div>
        {discount.used > 0 ? (
          <Link
            to={`/admin/orders?${new URLSearchParams({ q: discount.code })}`}
            // The accessible name begins with the visible words, for people who control the page by voice.
            aria-label={`${usesOf(discount)}: ver los pedidos con ${discount.code}`}
            css={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              minWidth: 44,
              whiteSpace: 'nowrap',
              [byMouse]: { minHeight: 24 },
            }}
          >
            {usesOf(discount)}
          </Link>
        ) : (
          usesOf(discount)
        )}
        {discount.maxPerBuyer !== null && <Small css={whole}>{discount.maxPerBuyer} por persona</Small>}
      </div>
    ),
  },
  {
    header: 'Estado',
    cell: (discount) => <ActiveSwitch discount={discount} />,
  },
  {
    header: 'Acciones',
    cell: (discount) => <EditButton code={discount.code} onEdit={() => onEdit(discount)} />,
  },
];

const EditButton = ({ code, onEdit }: { code: string; onEdit: () => void }) => (
  <IfAllowed call="PATCH /api/admin/discounts/{id}">
    <IconButton label={`Editar ${code}`} data-opens onClick={onEdit}>
      <Icon name="edit" />
    </IconButton>
  </IfAllowed>
);
