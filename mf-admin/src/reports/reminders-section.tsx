import { formatNumber } from '@shop/contracts/format-pesos';
import type { Reminders } from '@shop/contracts/report';
import { Card, Cell, Heading, Price, Table, TableRow } from '@shop/ui';
import { useId } from 'react';
import { flatCards } from '../list/cards.ts';

const COLUMNS = ['Correos', 'Volvieron', 'Pagaron', 'Pagado'];

/** The results of the cart-reminder mails. */
export const RemindersSection = ({ reminders }: { reminders: Reminders }) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={2} look="small" id={id} css={{ marginBottom: '1rem' }}>
        Recordatorios de compras sin terminar
      </Heading>
      <div css={flatCards}>
        <Table caption="Recordatorios" columns={COLUMNS}>
          <TableRow>
            <Cell label="Correos">{`${formatNumber(reminders.sent)} enviados`}</Cell>
            <Cell label="Volvieron">{formatNumber(reminders.back)}</Cell>
            <Cell label="Pagaron">{formatNumber(reminders.paid)}</Cell>
            <Cell label="Pagado">
              <Price amount={reminders.sales} size="sm" />
            </Cell>
          </TableRow>
        </Table>
      </div>
    </Card>
  );
};
