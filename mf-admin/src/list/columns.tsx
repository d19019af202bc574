import type { BackOfficeCall } from '@shop/contracts/endpoints';
import { Button } from '@shop/ui';
import type { ReactNode } from 'react';
import { IfAllowed } from '../auth/may.tsx';

/** A column of a list: its head, and what it shows of a row. */
export type Column<Row> = {
  /** Unique in its list; on phones it stands beside the cell. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The order that its head asks for, as contracts and addresses name it; lists that sort here have a field of that name. */
  sort?: string;
};

type Opening<Row> = {
  verb: string;
  label: (row: Row) => string;
  onOpen: (row: Row) => void;
  /** The call that opening a row needs, when not everybody may make it. */
  call?: BackOfficeCall;
};

/** The last column of a list whose rows can only be opened; `label` says what each button opens. */
export const openColumn = <Row,>({ verb, label, onOpen, call }: Opening<Row>): Column<Row> => ({
  header: 'Acciones',
  cell: (row) => (
    <IfAllowed call={call}>
      <Button size="sm" variant="secondary" data-opens onClick={() => onOpen(row)} aria-label={label(row)}>
        {verb}
      </Button>
    </IfAllowed>
  ),
});
