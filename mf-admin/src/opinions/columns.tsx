import type { Opinion } from '@shop/contracts/opinion';
import type { OpinionState } from '@shop/contracts/opinion-words';
import { Badge, type BadgeTone, Stars } from '@shop/ui';
import { Lines, Small } from '../list/cells.tsx';
import { columnsOf, openColumn } from '../list/columns.tsx';
import { Moment } from '../list/moment.tsx';

const column = columnsOf<Opinion>();
const STATE_LABEL: Record<OpinionState, string> = {
  new: 'Por leer',
  published: 'Publicada',
  hidden: 'Oculta',
};
/** The plural names, for the tabs. */
export const TAB_NAME: Record<OpinionState, string> = {
  new: 'Por leer',
  published: 'Publicadas',
  hidden: 'Ocultas',
};
const TONES: Record<OpinionState, BadgeTone> = { new: 'petal', published: 'green', hidden: 'neutral' };

const photosIn = ({ photos = [] }: Opinion) =>
  photos.length > 0 && `${photos.length} ${photos.length === 1 ? 'foto' : 'fotos'}`;

/** Text and product of each opinion, and whether it is published. */
export const opinionColumns = (onOpen: (opinion: Opinion) => void) =>
  column.columns([
    column.accessor('product', {
      header: 'Producto',
      cell: ({ row: { original } }) => (
        <Lines>
          <div>{original.product}</div>
          <Small>{original.orderNumber}</Small>
        </Lines>
      ),
    }),
    column.accessor('text', {
      header: 'Opinión',
      cell: ({ row: { original } }) => (
        <Lines data-lines="words">
          <Stars value={original.stars} size={16} />
          <div>{original.text}</div>
          <Small>{[original.name, photosIn(original)].filter(Boolean).join(' · ')}</Small>
        </Lines>
      ),
    }),
    column.accessor('at', { header: 'Fecha', cell: ({ getValue }) => <Moment at={getValue()} /> }),
    column.accessor('state', {
      header: 'Estado',
      cell: ({ getValue }) => <Badge tone={TONES[getValue()]}>{STATE_LABEL[getValue()]}</Badge>,
    }),
    openColumn({
      verb: 'Leer',
      label: ({ product, orderNumber }) => `Leer la opinión de ${product}, ${orderNumber}`,
      onOpen,
    }),
  ]);
