import type { MailSummary } from '@shop/contracts/mail';
import { css, theme } from '@shop/ui';
import { columnsOf, openColumn } from '../list/columns.tsx';
import { Small, Unbroken } from '../list/cells.tsx';
import { Moment } from '../list/moment.tsx';
import { kindLabel, MailBadge } from './mail-labels.tsx';

// Wide enough for a usual address on a desk.
const address = css({ overflowWrap: 'anywhere', [theme.media.md]: { minWidth: '11.5rem' } });
const column = columnsOf<MailSummary>();

/** What was written to whom, when, and what became of it. */
export const mailColumns = (onOpen: (mail: MailSummary) => void) =>
  column.columns([
    column.accessor('subject', {
      header: 'Correo',
      cell: ({ row: { original } }) => (
        <div css={{ overflowWrap: 'anywhere' }}>
          <Unbroken>{original.subject}</Unbroken>
          <Small>{kindLabel(original.kind)}</Small>
        </div>
      ),
    }),
    column.accessor('to', {
      header: 'Para',
      cell: ({ getValue }) => <div css={address}>{getValue()}</div>,
    }),
    column.accessor('createdAt', {
      header: 'Fecha',
      cell: ({ getValue }) => <Moment at={getValue()} />,
    }),
    column.accessor('status', {
      header: 'Estado',
      cell: ({ getValue }) => <MailBadge status={getValue()} />,
    }),
    openColumn({ verb: 'Ver', label: ({ subject, to }) => `Ver el correo «${subject}» para ${to}`, onOpen }),
  ]);
