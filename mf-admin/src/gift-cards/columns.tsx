import { formatPesos, useAppDispatch } from '@shop/app-kit';
import type { GiftCard } from '@shop/contracts/gift-card';
import { Badge, Button } from '@shop/ui';
import { IfAllowed } from '../auth/may.tsx';
import { Lines, Small } from '../list/cells.tsx';
import { columnsOf } from '../list/columns.tsx';
import { Moment } from '../list/moment.tsx';
import { RowSwitch } from '../list/row-switch.tsx';
import { writeDay } from '../list/write-day.ts';
import { reportFailure } from '../report-failure.ts';
import { useUpdateGiftCardMutation } from './gift-cards.api.ts';

const FAILED = 'No se pudo cambiar la tarjeta. Inténtalo de nuevo.';
const column = columnsOf<GiftCard>();

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
export const giftCardColumns = (onResend: (card: GiftCard) => void) =>
  column.columns([
    column.accessor('lastFour', {
      header: 'Tarjeta',
      cell: ({ row: { original } }) => (
        <div>
          <strong>···{original.lastFour}</strong>
          <Small css={{ whiteSpace: 'nowrap' }}>{formatPesos(original.amount)}</Small>
        </div>
      ),
    }),
    column.accessor('name', {
      header: 'Para',
      cell: ({ row: { original } }) => (
        <Lines>
          <div>{original.name || '—'}</div>
          <Small>{original.email}</Small>
        </Lines>
      ),
    }),
    column.accessor('balance', {
      header: 'Saldo',
      cell: ({ row: { original } }) => (
        <Lines>
          <div>{formatPesos(original.balance)}</div>
          {original.held > 0 && <Small>{`${formatPesos(original.held)} en una compra`}</Small>}
        </Lines>
      ),
    }),
    column.display({
      id: 'sent',
      header: 'Correo',
      cell: ({ row }) => <Sent card={row.original} />,
    }),
    column.display({
      id: 'state',
      header: 'Estado',
      cell: ({ row }) => <BlockSwitch card={row.original} />,
    }),
    column.display({
      id: 'actions',
      header: 'Acciones',
      cell: ({ row: { original } }) => (
        <IfAllowed call="PATCH /api/admin/gift-cards/{id}">
          <Button
            size="sm"
            variant="ghost"
            data-opens
            aria-label={`Reenviar ${original.lastFour}`}
            onClick={() => onResend(original)}
          >
            Reenviar
          </Button>
        </IfAllowed>
      ),
    }),
  ]);
