import { Link } from 'react-router-dom';
import { writeDay } from '../list/write-day.ts';
import { useOrderGiftCardsQuery } from '../gift-cards/gift-cards.api.ts';

/** The gift card that a line sold, once it is paid: its last four, and the way to it. */
export const SoldCard = ({ orderId, sendOn }: { orderId: string; sendOn: string | null }) => {
  const { data: [card] = [] } = useOrderGiftCardsQuery({ order: orderId });
  const day = sendOn ? `Sale el ${writeDay(sendOn)}` : 'Sale al pagarse';
  if (!card) return day;
  return (
    <>
      <Link to={`/admin/gift-cards?q=${card.lastFour}`}>{`···${card.lastFour}`}</Link>
      {` · ${card.isBlocked ? 'Bloqueada' : card.sentAt ? 'Enviada' : day}`}
    </>
  );
};
