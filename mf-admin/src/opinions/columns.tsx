import type { Opinion } from '@shop/contracts/opinion';
import type { OpinionState } from '@shop/contracts/opinion-words';
import { Badge, type BadgeTone, Stars } from '@shop/ui';
import { Lines, Small } from '../list/cells.tsx';
import { openColumn, type Column } from '../list/columns.tsx';
import { counted } from '../list/counted.ts';
import { Moment } from '../list/moment.tsx';

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

const photosIn = ({ photos = [] }: Opinion) => photos.length > 0 && counted(photos.length, 'foto', 'fotos');

/** Text and product of each opinion, and whether it is published. */
export const opinionColumns = (onOpen: (opinion: Opinion) => void): Column<Opinion>[] => [
  {
    header: 'Producto',
    cell: (opinion) => (
      <Lines>
        <div>{opinion.product}</div>
        <Small>{opinion.orderNumber}</Small>
      </Lines>
    ),
  },
  {
    header: 'Opinión',
    cell: (opinion) => (
      <Lines data-lines="words">
        <Stars value={opinion.stars} size={16} />
        <div>{opinion.text}</div>
        <Small>{[opinion.name, photosIn(opinion)].filter(Boolean).join(' · ')}</Small>
      </Lines>
    ),
  },
  { header: 'Fecha', cell: ({ at }) => <Moment at={at} /> },
  {
    header: 'Estado',
    cell: ({ state }) => <Badge tone={TONES[state]}>{STATE_LABEL[state]}</Badge>,
  },
  openColumn({
    verb: 'Leer',
    label: ({ product, orderNumber }) => `Leer la opinión de ${product}, ${orderNumber}`,
    onOpen,
  }),
];
