import { Link } from 'react-router-dom';
import { writeDay } from '../list/write-day.ts';
import { useOrderGiftCardsQuery } from '../gift-cards/gift-cards.api.ts';

/** The gift card of a paid line: its last four characters, and a link to it. */
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
