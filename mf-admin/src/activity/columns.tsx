import type { ActivityEntry } from '@shop/contracts/activity';

import { openColumn, type Column } from '../list/columns.tsx';
import { formatMoment, Moment } from '../list/moment.tsx';
import { Lines, Small } from '../list/cells.tsx';
import { OutcomeBadge, roleIn, EntrySentence, entrySentence } from './entry-texts.tsx';

/** Who did what to what, when, and with which outcome. */
export const activityColumns = (onOpen: (entry: ActivityEntry) => void): Column<ActivityEntry>[] => [
  {
    header: 'Qué pasó',
    cell: (entry) => (
      <Lines>
        <div>
          <EntrySentence entry={entry} />
        </div>
        <Small>{roleIn(entry)}</Small>
      </Lines>
    ),
  },
  { header: 'Fecha', cell: ({ at }) => <Moment at={at} /> },
  {
    header: 'Resultado',
    cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
  },
  openColumn({
    verb: 'Ver',
    label: (entry) => `Ver: ${entrySentence(entry)}, ${formatMoment(entry.at)}`,
    onOpen,
  }),
];
