import type { MailSummary } from '@shop/contracts/mail';
import { openColumn, type Column } from '../list/columns.tsx';
import { Lines, Small, NoWrap } from '../list/cells.tsx';
import { Moment } from '../list/moment.tsx';
import { kindLabel, MailBadge } from './mail-labels.tsx';

/** Subject, recipient, time and delivery state of each mail. */
export const mailColumns = (onOpen: (mail: MailSummary) => void): Column<MailSummary>[] => [
  {
    header: 'Correo',
    cell: (mail) => (
      <Lines>
        <div>
          <NoWrap>{mail.subject}</NoWrap>
        </div>
        <Small>{kindLabel(mail.kind)}</Small>
      </Lines>
    ),
  },
  {
    header: 'Para',
    cell: ({ to }) => <Lines>{to}</Lines>,
  },
  {
    header: 'Fecha',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    header: 'Estado',
    cell: ({ status }) => <MailBadge status={status} />,
  },
  openColumn({ verb: 'Ver', label: ({ subject, to }) => `Ver el correo «${subject}» para ${to}`, onOpen }),
];
