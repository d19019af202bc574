import { newestLots, type Lot, type OrderLot } from '@shop/contracts/lot';
import type { OrderResponse } from '@shop/contracts/order';
import { Heading, Row, Text } from '@shop/ui';

type Shown = Pick<OrderLot, 'code' | 'bestBefore'>;

/** The lots that the order left with, or those that it would leave with now. */
export const lotsOnSlip = ({ order, items }: OrderResponse, newestFirst: Lot[]): Shown[] =>
  order.lots ?? newestLots(newestFirst, [...new Set(items.map(({ elixirId }) => elixirId))]);

/** Where the jars come from. */
export const SlipLots = ({ lots }: { lots: Shown[] }) => (
  <section>
    <Heading level={2} look="small">
      De dónde viene
    </Heading>
    <Row gap={6}>
      {lots.map(({ code, bestBefore }) => (
        <div key={code}>
          <Text>
            <strong>Lote {code}</strong>
          </Text>
          <Text size="sm">Consumir antes de: {bestBefore.split('-').reverse().join('/')}</Text>
        </div>
      ))}
    </Row>
  </section>
);
