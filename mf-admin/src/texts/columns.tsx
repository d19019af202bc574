import { Badge, type BadgeTone } from '@shop/ui';
import { pageLabel } from '../content/pages.ts';
import { openColumn, type Column } from '../list/columns.tsx';
import { Moment } from '../list/moment.tsx';
import { Lines, Small } from '../list/cells.tsx';
import { stateOf, wordsOf, type TextRow, type TextState } from './text-rows.ts';

export const STATES: Record<TextState, { label: string; tone: BadgeTone }> = {
  public: { label: 'Publicado', tone: 'green' },
  draft: { label: 'Con borrador', tone: 'petal' },
  missing: { label: 'De fábrica', tone: 'neutral' },
  hidden: { label: 'Sin publicar', tone: 'neutral' },
};

/** The beginning of a text: its title (if it has another name), its content, or its first line. */
const beginningOf = (row: TextRow): string => {
  const { title, content, items = [] } = wordsOf(row) ?? {};
  const first = items[0];
  return (
    (title !== row.name && title) ||
    content ||
    title ||
    [first?.title, first?.text].filter(Boolean).join(': ')
  );
};

/** Name, beginning, public state, and last editor of each text. */
export const textColumns = (onOpen: (row: TextRow) => void, verb: string): Column<TextRow>[] => [
  {
    header: 'Texto',
    cell: (row) => (
      <Lines>
        <div>{row.name}</div>
        <Small>{pageLabel(row.page)}</Small>
      </Lines>
    ),
  },
  {
    header: 'Dice',
    cell: (row) => <Lines>{beginningOf(row) || '—'}</Lines>,
  },
  {
    header: 'Estado',
    cell: (row) => {
      const { label, tone } = STATES[stateOf(row)];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    header: 'Último cambio',
    cell: (row) => <LastChange row={row} />,
  },
  openColumn({ verb, label: ({ name, page }) => `${verb} ${name} de ${pageLabel(page)}`, onOpen }),
];

const LastChange = ({ row }: { row: TextRow }) => {
  const { entry } = row;
  if (!entry || stateOf(row) === 'missing') return '—';
  const { by, at } = entry.draft ?? { by: entry.publishedBy, at: entry.publishedAt };
  return (
    <div>
      <Moment at={at} />
      {by && <Small>{by}</Small>}
    </div>
  );
};
