import type { MailSummary } from '@shop/contracts/mail';
import { columnsOf, openColumn } from '../list/columns.tsx';
import { Lines, Small, NoWrap } from '../list/cells.tsx';
import { Moment } from '../list/moment.tsx';
import { kindLabel, MailBadge } from './mail-labels.tsx';

const column = columnsOf<MailSummary>();

/** Subject, recipient, time and delivery state of each mail. */
export const mailColumns = (onOpen: (mail: MailSummary) => void) =>
  column.columns([
    column.accessor('subject', {
      header: 'Correo',
      cell: ({ row: { original } }) => (
        <Lines>
          <div>
            <NoWrap>{original.subject}</NoWrap>
          </div>
          <Small>{kindLabel(original.kind)}</Small>
        </Lines>
      ),
    }),
    column.accessor('to', {
      header: 'Para',
      cell: ({ getValue }) => <Lines>{getValue()}</Lines>,
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
