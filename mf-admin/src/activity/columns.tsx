import { css } from '@emotion/react';
import type { ActivityEntry } from '@shop/contracts/activity';
import { Text } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import type { Features } from '../list/features.ts';
import { formatMoment, Moment } from '../list/moment.tsx';
import { openColumn } from '../list/open-column.tsx';
import { OutcomeBadge, roleLabel, subjectOf, titleOf, whoOf } from './entry-texts.tsx';

const words = css({ overflowWrap: 'anywhere' });
const column = createColumnHelper<Features, ActivityEntry>();

/** What was done, by whom, when, and what became of it. */
export const activityColumns = (onOpen: (entry: ActivityEntry) => void) =>
  column.columns([
    column.display({
      id: 'what',
      header: 'Qué pasó',
      cell: ({ row: { original } }) => (
        <div css={words}>
          {titleOf(original)}
          <Text as="div" size="xs" tone="soft">
            {subjectOf(original)}
          </Text>
        </div>
      ),
    }),
    column.display({
      id: 'who',
      header: 'Persona',
      cell: ({ row: { original } }) => (
        <div css={words}>
          {whoOf(original)}
          <Text as="div" size="xs" tone="soft">
            {roleLabel(original.role)}
          </Text>
        </div>
      ),
    }),
    column.accessor('at', { header: 'Fecha', cell: ({ getValue }) => <Moment at={getValue()} /> }),
    column.accessor('outcome', {
      header: 'Resultado',
      cell: ({ getValue }) => <OutcomeBadge outcome={getValue()} />,
    }),
    openColumn({
      verb: 'Ver',
      label: (entry) => `Ver ${entry.number}: ${titleOf(entry)}, ${whoOf(entry)}, ${formatMoment(entry.at)}`,
      onOpen,
    }),
  ]);
