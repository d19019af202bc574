import { Button } from '@shop/ui';
import { createColumnHelper, type RowData } from '@tanstack/react-table';
import type { Features } from './features.ts';

type Opening<Row> = { verb: string; label: (row: Row) => string; onOpen: (row: Row) => void };

/** The last column of a list whose rows can only be opened; `label` says what each button opens. */
export const openColumn = <Row extends RowData>({ verb, label, onOpen }: Opening<Row>) =>
  createColumnHelper<Features, Row>().display({
    id: 'actions',
    header: 'Acciones',
    cell: ({ row: { original } }) => (
      <Button size="sm" variant="secondary" onClick={() => onOpen(original)} aria-label={label(original)}>
        {verb}
      </Button>
    ),
  });
