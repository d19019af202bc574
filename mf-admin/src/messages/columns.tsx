import { css } from '@emotion/react';
import { formatLongDate } from '@shop/app-kit';
import type { ContactInquiry } from '@shop/contracts/contact';
import { Badge, Button, Text } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import type { Features } from '../list/features.ts';

const column = createColumnHelper<Features, ContactInquiry>();
const opening = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '26rem',
  overflowWrap: 'anywhere',
});

/** Who wrote, how it begins, when, and whether somebody has read it. */
export const messageColumns = (onOpen: (message: ContactInquiry) => void) =>
  column.columns([
    column.accessor('name', {
      header: 'De',
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <div css={{ fontWeight: original.isRead ? 400 : 700, overflowWrap: 'anywhere' }}>
          {original.name}
          <Text as="div" size="xs" tone="soft">
            {original.email}
          </Text>
        </div>
      ),
    }),
    column.accessor('message', {
      header: 'Mensaje',
      enableSorting: false,
      cell: ({ getValue }) => <span css={opening}>{getValue()}</span>,
    }),
    column.accessor('createdAt', {
      header: 'Fecha',
      enableSorting: false,
      cell: ({ getValue }) => formatLongDate(getValue()),
    }),
    column.accessor('isRead', {
      header: 'Estado',
      enableSorting: false,
      cell: ({ getValue }) => (
        <Badge tone={getValue() ? 'neutral' : 'petal'}>{getValue() ? 'Leído' : 'Sin leer'}</Badge>
      ),
    }),
    column.display({
      id: 'actions',
      header: 'Acciones',
      cell: ({ row: { original } }) => (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onOpen(original)}
          aria-label={`Leer el mensaje de ${original.name}`}
        >
          Leer
        </Button>
      ),
    }),
  ]);
