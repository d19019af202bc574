import { formatPesos } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { css, Text } from '@shop/ui';

const list = css({ listStyle: 'none', margin: 0, padding: 0 });

/** The payments of an order that was paid in several parts, as the provider has them. */
export const OrderPayments = ({ order: { payments = [] } }: { order: Order }) =>
  payments.length > 0 && (
    <ul css={list} aria-label="Pagos">
      {payments.map(({ id, amount, over }) => (
        <Text as="li" size="sm" key={id}>
          {`${formatPesos(amount)} · pago ${id}${over ? `, más ${formatPesos(over)} que regresan al cliente` : ''}`}
        </Text>
      ))}
    </ul>
  );
