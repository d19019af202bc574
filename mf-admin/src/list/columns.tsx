import type { BackOfficeCall } from '@shop/contracts/endpoints';
import { Button } from '@shop/ui';
import {
  constructSortFn,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  type RowData,
} from '@tanstack/react-table';
import { IfAllowed } from '../auth/may.tsx';

const collator = new Intl.Collator('es-MX', { sensitivity: 'base', numeric: true });

/** What every list of the back office can do. */
export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
export type Features = typeof features;

/** Sorts texts as Spanish dictionaries do: accents and capitals make no difference. */
export const spanishSort = constructSortFn({
  sort: (a: unknown, b: unknown) => collator.compare(String(a), String(b)),
});

/** The column helper of a list. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<Features, Row>();

type Opening<Row> = {
  verb: string;
  label: (row: Row) => string;
  onOpen: (row: Row) => void;
  /** The call that opening a row needs, when not everybody may make it. */
  call?: BackOfficeCall;
};

/** The last column of a list whose rows can only be opened; `label` says what each button opens. */
export const openColumn = <Row extends RowData>({ verb, label, onOpen, call }: Opening<Row>) =>
  columnsOf<Row>().display({
    id: 'actions',
    header: 'Acciones',
    cell: ({ row: { original } }) => (
      <IfAllowed call={call}>
        <Button
          size="sm"
          variant="secondary"
          data-opens
          onClick={() => onOpen(original)}
          aria-label={label(original)}
        >
          {verb}
        </Button>
      </IfAllowed>
    ),
  });
