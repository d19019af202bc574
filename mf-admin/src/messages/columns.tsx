import { formatLongDate } from '@shop/app-kit';
import type { ContactInquiry } from '@shop/contracts/contact';
import { Badge, css, theme } from '@shop/ui';
import { columnsOf, openColumn } from '../list/columns.tsx';
import { Small, twoLines } from '../list/cells.tsx';

const column = columnsOf<ContactInquiry>();
// Wide enough for a usual address on a desk.
const sender = css({ overflowWrap: 'anywhere', [theme.media.md]: { minWidth: '11.5rem' } });

/** Who wrote, how it begins, when, and whether somebody has read it. */
export const messageColumns = (onOpen: (message: ContactInquiry) => void) =>
  column.columns([
    column.accessor('name', {
      header: 'De',
      cell: ({ row: { original } }) => (
        <div css={[sender, { fontWeight: original.isRead ? 400 : 700 }]}>
          {original.name}
          <Small>{original.email}</Small>
        </div>
      ),
    }),
    column.accessor('message', {
      header: 'Mensaje',
      cell: ({ getValue }) => <span css={twoLines}>{getValue()}</span>,
    }),
    column.accessor('createdAt', {
      header: 'Fecha',
      cell: ({ getValue }) => formatLongDate(getValue()),
    }),
    column.accessor('isRead', {
      header: 'Estado',
      cell: ({ getValue, row: { original } }) =>
        original.isSpam ? (
          <Badge tone="neutral">Posible spam</Badge>
        ) : (
          <Badge tone={getValue() ? 'neutral' : 'petal'}>{getValue() ? 'Leído' : 'Sin leer'}</Badge>
        ),
    }),
    openColumn({ verb: 'Leer', label: ({ name }) => `Leer el mensaje de ${name}`, onOpen }),
  ]);
