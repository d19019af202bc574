import type { Amounts } from '@shop/contracts/amounts';
import { dueOf } from '@shop/contracts/due';
import { Price, Say } from '@shop/ui';
import type { ReactNode } from 'react';
import { Minus } from '../discount/minus.tsx';

type Props = {
  amounts: Amounts;
  /** The label of the rest: 'Por pagar' until it is ordered. */
  rest?: string;
  as?: 'div' | 'li';
  className?: string;
  children?: ReactNode;
};

/** The amount that a gift card pays, and the rest; `children` replace its name, or stand alone when it pays nothing. */
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
