import type { Amounts } from '@shop/contracts/amounts';
import { dueOf } from '@shop/contracts/due';
import { Price, Say } from '@shop/ui';
import type { ReactNode } from 'react';
import { Minus } from '../discount/minus.tsx';

type Props = {
  amounts: Amounts;
  /** How the rest is called: 'Por pagar' until it is ordered. */
  rest?: string;
  as?: 'div' | 'li';
  className?: string;
  children?: ReactNode;
};

/** What a gift card pays of the total, and the rest; `children` stands in place of its name, or alone where it pays nothing. */
export const GiftCardRows = ({ amounts, rest = 'Por pagar', as: Row = 'div', className, children }: Props) =>
  amounts.giftCard === undefined ? (
    children
  ) : (
    <>
      <Row className={className}>
        <span>{children ?? <Say>Tarjeta de regalo</Say>}</span>
        <Minus amount={amounts.giftCard} />
      </Row>
      <Row className={className}>
        <strong>
          <Say>{rest}</Say>
        </strong>
        <Price amount={dueOf(amounts)} />
      </Row>
    </>
  );
