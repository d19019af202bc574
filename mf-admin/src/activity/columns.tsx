import type { ActivityEntry } from '@shop/contracts/activity';

import { columnsOf, openColumn } from '../list/columns.tsx';
import { formatMoment, Moment } from '../list/moment.tsx';
import { Lines, Small } from '../list/cells.tsx';
import { OutcomeBadge, roleIn, EntrySentence, entrySentence } from './entry-texts.tsx';

const column = columnsOf<ActivityEntry>();

/** Who did what to what, when, and with which outcome. */
export const activityColumns = (onOpen: (entry: ActivityEntry) => void) =>
  column.columns([
    column.display({
      id: 'what',
      header: 'Qué pasó',
      cell: ({ row: { original } }) => (
        <Lines>
          <div>
            <EntrySentence entry={original} />
          </div>
          <Small>{roleIn(original)}</Small>
        </Lines>
      ),
    }),
    column.accessor('at', { header: 'Fecha', cell: ({ getValue }) => <Moment at={getValue()} /> }),
    column.accessor('outcome', {
      header: 'Resultado',
      cell: ({ getValue }) => <OutcomeBadge outcome={getValue()} />,
    }),
    openColumn({
      verb: 'Ver',
      label: (entry) => `Ver: ${entrySentence(entry)}, ${formatMoment(entry.at)}`,
      onOpen,
    }),
  ]);
