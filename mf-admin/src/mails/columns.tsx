import { formatLongDate } from '@shop/app-kit';
import type { MailSummary } from '@shop/contracts/mail';
import { Button, Text } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import type { Features } from '../list/features.ts';
import { kindLabel, MailBadge } from './mail-labels.tsx';

const column = createColumnHelper<Features, MailSummary>();

/** What was written to whom, when, and what became of it. */
export const mailColumns = (onOpen: (mail: MailSummary) => void) =>
  column.columns([
    column.accessor('subject', {
      header: 'Correo',
      enableSorting: false,
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
      enableSorting: false,
      cell: ({ getValue }) => <span css={{ overflowWrap: 'anywhere' }}>{getValue()}</span>,
    }),
    column.accessor('createdAt', {
      header: 'Fecha',
      enableSorting: false,
      cell: ({ getValue }) => formatLongDate(getValue()),
    }),
    column.accessor('status', {
      header: 'Estado',
      enableSorting: false,
      cell: ({ getValue }) => <MailBadge status={getValue()} />,
    }),
    column.display({
      id: 'actions',
      header: 'Acciones',
      cell: ({ row: { original } }) => (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onOpen(original)}
          aria-label={`Ver el correo «${original.subject}» para ${original.to}`}
        >
          Ver
        </Button>
      ),
    }),
  ]);
