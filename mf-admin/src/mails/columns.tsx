import { formatLongDate } from '@shop/app-kit';
import type { MailSummary } from '@shop/contracts/mail';
import { Text } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import type { Features } from '../list/features.ts';
import { openColumn } from '../list/open-column.tsx';
import { kindLabel, MailBadge } from './mail-labels.tsx';

const column = createColumnHelper<Features, MailSummary>();

/** What was written to whom, when, and what became of it. */
export const mailColumns = (onOpen: (mail: MailSummary) => void) =>
  column.columns([
    column.accessor('subject', {
      header: 'Correo',
      cell: ({ row: { original } }) => (
        <div css={{ overflowWrap: 'anywhere' }}>
          {original.subject}
          <Text as="div" size="xs" tone="soft">
            {kindLabel(original.kind)}
          </Text>
        </div>
      ),
    }),
    column.accessor('to', {
      header: 'Para',
      cell: ({ getValue }) => <span css={{ overflowWrap: 'anywhere' }}>{getValue()}</span>,
    }),
    column.accessor('createdAt', {
      header: 'Fecha',
      cell: ({ getValue }) => formatLongDate(getValue()),
    }),
    column.accessor('status', {
      header: 'Estado',
      cell: ({ getValue }) => <MailBadge status={getValue()} />,
    }),
    openColumn({ verb: 'Ver', label: ({ subject, to }) => `Ver el correo «${subject}» para ${to}`, onOpen }),
  ]);
