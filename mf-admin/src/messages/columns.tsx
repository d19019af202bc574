import type { ContactInquiry } from '@shop/contracts/contact';
import { Badge } from '@shop/ui';
import { columnsOf, openColumn } from '../list/columns.tsx';
import { Lines, Small } from '../list/cells.tsx';
import { formatMoment, Moment } from '../list/moment.tsx';
import { UNDELIVERED } from './undelivered.ts';

const column = columnsOf<ContactInquiry>();

/** The latest answer with time and name, or whether the message was read. */
const State = ({ message: { isRead, isSpam, replies } }: { message: ContactInquiry }) => {
  const reply = replies?.at(-1);
  if (isSpam) return <Badge tone="neutral">Posible spam</Badge>;
  if (!reply) return <Badge tone={isRead ? 'neutral' : 'petal'}>{isRead ? 'Leído' : 'Sin leer'}</Badge>;
  return (
    <Lines>
      <Badge tone={UNDELIVERED.includes(reply.status) ? 'red' : 'green'}>
        {UNDELIVERED.includes(reply.status) ? 'Respuesta no entregada' : 'Respondido'}
      </Badge>
      <Small>{`${reply.who}, ${formatMoment(reply.at)}`}</Small>
    </Lines>
  );
};

/** Sender, beginning, time, and whether the message was read. */
export const messageColumns = (onOpen: (message: ContactInquiry) => void) =>
  column.columns([
    column.accessor('name', {
      header: 'De',
      cell: ({ row: { original } }) => (
        <Lines css={{ fontWeight: original.isRead ? 400 : 700 }}>
          <div>{original.name}</div>
          <Small>{original.email}</Small>
        </Lines>
      ),
    }),
    column.accessor('message', {
      header: 'Mensaje',
      cell: ({ getValue }) => <Lines>{getValue()}</Lines>,
    }),
    column.accessor('createdAt', {
      header: 'Fecha',
      cell: ({ getValue }) => <Moment at={getValue()} />,
    }),
    column.accessor('isRead', {
      header: 'Estado',
      cell: ({ row: { original } }) => <State message={original} />,
    }),
    openColumn({ verb: 'Leer', label: ({ name }) => `Leer el mensaje de ${name}`, onOpen }),
  ]);
