import type { Amounts } from '@shop/contracts/amounts';
import { dueOf } from '@shop/contracts/amounts';
import { Price, Say } from '@shop/ui';
import type { ReactNode } from 'react';
import { Minus } from '../discount/minus.tsx';

type Props = { amounts: Amounts; as?: 'div' | 'li'; className?: string; children?: ReactNode };

/** What a gift card pays of the total, and what is left to pay; `children` stands beside its name, or alone where it pays nothing. */
export const GiftCardRows = ({ amounts, as: Row = 'div', className, children }: Props) =>
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
          <Say>Por pagar</Say>
        </strong>
        <Price amount={dueOf(amounts)} />
      </Row>
    </>
  );
