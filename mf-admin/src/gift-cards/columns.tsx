import { formatPesos, useAppDispatch } from '@shop/app-kit';
import type { GiftCard } from '@shop/contracts/gift-card';
import { Badge, Button } from '@shop/ui';
import { IfAllowed } from '../auth/may.tsx';
import { Email, Lines, Small } from '../list/cells.tsx';
import type { Column } from '../list/columns.tsx';
import { Moment } from '../list/moment.tsx';
import { RowSwitch } from '../list/row-switch.tsx';
import { writeDay } from '../list/write-day.ts';
import { reportFailure } from '../report-failure.ts';
import { useUpdateGiftCardMutation } from './gift-cards.api.ts';

const FAILED = 'No se pudo cambiar la tarjeta. Inténtalo de nuevo.';

/** One press blocks a card, and lets it be used again. */
const BlockSwitch = ({ card: { id, lastFour, isBlocked } }: { card: GiftCard }) => {
  const dispatch = useAppDispatch();
  const [update, { isLoading }] = useUpdateGiftCardMutation();
  const toggle = async () => {
    const { error } = await update({ id, isBlocked: !isBlocked });
    if (error) dispatch(reportFailure(error, FAILED));
  };
  return (
    <RowSwitch
      call="PATCH /api/admin/gift-cards/{id}"
      isOn={!isBlocked}
      busy={isLoading}
      label={`${lastFour} se puede usar`}
      onToggle={() => void toggle()}
    >
      <Badge tone={isBlocked ? 'red' : 'green'}>{isBlocked ? 'Bloqueada' : 'Activa'}</Badge>
    </RowSwitch>
  );
};

const Sent = ({ card: { sentAt, sendOn } }: { card: GiftCard }) => {
  if (sentAt) return <Moment at={sentAt} />;
  return sendOn ? `Sale el ${writeDay(sendOn)}` : 'Por salir';
};

/** For whom each card is, its balance, and whether its mail was sent. */
export const giftCardColumns = (onResend: (card: GiftCard) => void): Column<GiftCard>[] => [
  {
    header: 'Tarjeta',
    cell: (card) => (
      <div>
        <strong>···{card.lastFour}</strong>
        <Small css={{ whiteSpace: 'nowrap' }}>{formatPesos(card.amount)}</Small>
      </div>
    ),
  },
  {
    header: 'Para',
    cell: (card) => (
      <Lines>
        <div>{card.name || '—'}</div>
        <Small>
          <Email>{card.email}</Email>
        </Small>
      </Lines>
    ),
  },
  {
    header: 'Saldo',
    cell: (card) => (
      <Lines>
        <div>{formatPesos(card.balance)}</div>
        {card.held > 0 && <Small>{`${formatPesos(card.held)} en una compra`}</Small>}
      </Lines>
    ),
  },
  {
    header: 'Correo',
    cell: (card) => <Sent card={card} />,
  },
  {
    header: 'Estado',
    cell: (card) => <BlockSwitch card={card} />,
  },
  {
    header: 'Acciones',
    cell: (card) => (
      <IfAllowed call="PATCH /api/admin/gift-cards/{id}">
        <Button
          size="sm"
          variant="ghost"
          data-opens
          aria-label={`Reenviar ${card.lastFour}`}
          onClick={() => onResend(card)}
        >
          Reenviar
        </Button>
      </IfAllowed>
    ),
  },
];
