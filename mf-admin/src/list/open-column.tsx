import type { BackOfficeCall } from '@shop/contracts/endpoints';
import { Button } from '@shop/ui';
import { createColumnHelper, type RowData } from '@tanstack/react-table';
import { May } from '../auth/may.tsx';
import type { Features } from './features.ts';

type Opening<Row> = {
  verb: string;
  label: (row: Row) => string;
  onOpen: (row: Row) => void;
  /** What the row is opened for, where only some may. */
  call?: BackOfficeCall;
};

/** The last column of a list whose rows can only be opened; `label` says what each button opens. */
export const openColumn = <Row extends RowData>({ verb, label, onOpen, call }: Opening<Row>) =>
  createColumnHelper<Features, Row>().display({
    id: 'actions',
    header: 'Acciones',
    cell: ({ row: { original } }) => (
      <May call={call}>
        <Button size="sm" variant="secondary" onClick={() => onOpen(original)} aria-label={label(original)}>
          {verb}
        </Button>
      </May>
    ),
  });
