import type { Cart } from '@shop/contracts/cart';
import { Minus } from './minus.tsx';

type Props = { promotion: Cart['promotion']; as?: 'div' | 'li'; className?: string };

/** The automatic discount, with the owner's name for it. */
export const PromotionRow = ({ promotion, as: Row = 'div', className }: Props) =>
  promotion && (
    <Row className={className}>
      <span css={{ overflowWrap: 'anywhere' }}>{promotion.name}</span>
      <Minus amount={promotion.amount} />
    </Row>
  );
