import { Badge, type BadgeTone } from '@shop/ui';
import { pageLabel } from '../content/pages.ts';
import { columnsOf, openColumn } from '../list/columns.tsx';
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

const column = columnsOf<TextRow>();

/** Name, beginning, public state, and last editor of each text. */
export const textColumns = (onOpen: (row: TextRow) => void, verb: string) =>
  column.columns([
    column.accessor('name', {
      header: 'Texto',
      cell: ({ row: { original } }) => (
        <Lines>
          <div>{original.name}</div>
          <Small>{pageLabel(original.page)}</Small>
        </Lines>
      ),
    }),
    column.display({
      id: 'beginning',
      header: 'Dice',
      cell: ({ row: { original } }) => <Lines>{beginningOf(original) || '—'}</Lines>,
    }),
    column.display({
      id: 'state',
      header: 'Estado',
      cell: ({ row: { original } }) => {
        const { label, tone } = STATES[stateOf(original)];
        return <Badge tone={tone}>{label}</Badge>;
      },
    }),
    column.display({
      id: 'changed',
      header: 'Último cambio',
      cell: ({ row: { original } }) => <LastChange row={original} />,
    }),
    openColumn({ verb, label: ({ name, page }) => `${verb} ${name} de ${pageLabel(page)}`, onOpen }),
  ]);

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
