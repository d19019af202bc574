import type { ContactInquiry } from '@shop/contracts/contact';
import { Badge } from '@shop/ui';
import { openColumn, type Column } from '../list/columns.tsx';
import { Email, Lines, Small } from '../list/cells.tsx';
import { formatMoment, Moment } from '../list/moment.tsx';
import { UNDELIVERED } from './undelivered.ts';

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
export const messageColumns = (onOpen: (message: ContactInquiry) => void): Column<ContactInquiry>[] => [
  {
    header: 'De',
    cell: (message) => (
      <Lines css={{ fontWeight: message.isRead ? 400 : 700 }}>
        <div>{message.name}</div>
        <Small>
          <Email>{message.email}</Email>
        </Small>
      </Lines>
    ),
  },
  {
    header: 'Mensaje',
    cell: ({ message }) => <Lines>{message}</Lines>,
  },
  {
    header: 'Fecha',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    header: 'Estado',
    cell: (message) => <State message={message} />,
  },
  openColumn({ verb: 'Leer', label: ({ name }) => `Leer el mensaje de ${name}`, onOpen }),
];
