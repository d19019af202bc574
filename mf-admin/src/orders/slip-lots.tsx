import { lotPath, newestLots, type Lot, type OrderLot } from '@shop/contracts/lot';
import type { OrderResponse } from '@shop/contracts/order';
import { Heading, Row, Text } from '@shop/ui';
import { fromShelves } from './kept-items.ts';
import { QrCode } from './qr-code.tsx';

type Shown = Pick<OrderLot, 'code' | 'bestBefore' | 'elixirIds'>;

/** The lots of a shipped order, or those it would be shipped with today. */
export const lotsOnSlip = ({ order, items }: OrderResponse, newestFirst: Lot[]): Shown[] =>
  order.lots ?? newestLots(newestFirst, [...new Set(fromShelves(items).map(({ elixirId }) => elixirId))]);

/** The origin of the jars; each code leads to the lot's page. */
export const SlipLots = ({ lots }: { lots: Shown[] }) => (
  <section>
    <Heading level={2} look="small">
      De dónde viene
    </Heading>
    <Row gap={6}>
      {lots.map(({ code, bestBefore }) => (
        <Row key={code} gap={3}>
          <QrCode
            text={location.origin + lotPath(code)}
            label={`Código de la página del lote ${code}`}
            size={96}
          />
          <div>
            <Text>
              <strong>Lote {code}</strong>
            </Text>
            <Text size="sm">Consumir antes de: {bestBefore.split('-').reverse().join('/')}</Text>
          </div>
        </Row>
      ))}
    </Row>
  </section>
);
