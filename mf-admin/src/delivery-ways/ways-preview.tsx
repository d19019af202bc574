import { formatPesos, useRead } from '@shop/app-kit';
import {
  firstOffer,
  gramsOf,
  waysFor,
  type DeliveryPlan,
  type DeliveryWay,
  type Offer,
} from '@shop/contracts/delivery-ways';
import { waysOf } from '@shop/contracts/told-ways';
import type { Elixir } from '@shop/contracts/elixir';
import { stateOfZip } from '@shop/contracts/mexican-states';
import { timesPesos, toCentavos, toPesos } from '@shop/contracts/money';
import { Cell, css, Heading, Stack, Table, TableRow, Text, TextField, theme } from '@shop/ui';
import { useState } from 'react';
import { counted } from '../list/counted.ts';

// Fixed columns, so that they do not move while a price is typed.
const even = css({ [theme.media.md]: { '& table': { tableLayout: 'fixed' } } });
const PIECES = [1, 3, 8];
/** A large city in the middle, one in the north, one in the south-east. */
const ZIPS = ['06700', '22000', '97000'];
/** Used until the menu is loaded, and in a shop without products. */
const SAMPLE: Pick<Elixir, 'price' | 'contents'> = { price: 295 };

const wordsOf = (offers: Offer[], ways: DeliveryWay[]): string => {
  const offer = firstOffer(ways, offers);
  if (!offer) return offers.length > 0 ? 'Sólo se recoge' : 'No llega';
  return `${offer.way.name}: ${offer.priceCents > 0 ? formatPesos(toPesos(offer.priceCents)) : 'gratis'}`;
};

type Props = { plan: DeliveryPlan; pieceGrams: number | undefined };

/** What sample carts of the shop's own menu would pay under the rules in the form. */
export const WaysPreview = ({ plan, pieceGrams }: Props) => {
  const [zips, setZips] = useState(ZIPS);
  const isAsked = waysOf({ deliveryWays: plan }).length > 0;
  const { data } = useRead('/elixirs/predesigned/featured', { skip: !isAsked });
  if (!isAsked) return null;
  const jar = data?.cheapest ?? SAMPLE;
  const paid = (pieces: number, zip: string): string => {
    const parcel = {
      linesCents: toCentavos(timesPesos(jar.price, pieces)),
      weightGrams: gramsOf(jar, pieceGrams) * pieces,
    };
    return wordsOf(waysFor(plan.ways, { zip }, parcel), plan.ways);
  };
  return (
    <Stack gap={3}>
      <Heading level={3} look="small">
        Lo que pagaría quien compra
      </Heading>
      <div
        css={{
          display: 'grid',
          gap: theme.space(3),
          gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
        }}
      >
        {zips.map((zip, at) => (
          <TextField
            key={at}
            label={`Código postal ${at + 1}`}
            inputMode="numeric"
            maxLength={5}
            value={zip}
            hint={stateOfZip(zip) ?? 'Escribe 5 dígitos'}
            onChange={({ target }) => setZips(zips.toSpliced(at, 1, target.value))}
          />
        ))}
      </div>
      <div css={even}>
        <Table caption="Lo que pagaría quien compra" columns={['Carrito', ...zips]}>
          {PIECES.map((pieces) => (
            <TableRow key={pieces}>
              <Cell label="Carrito">{`${counted(pieces, 'frasco', 'frascos')}, ${formatPesos(timesPesos(jar.price, pieces))}`}</Cell>
              {zips.map((zip, at) => (
                <Cell key={at} label={zip}>
                  {stateOfZip(zip) ? paid(pieces, zip) : '—'}
                </Cell>
              ))}
            </TableRow>
          ))}
        </Table>
      </div>
      <Text size="sm" tone="soft">
        Con lo que escribiste, aunque todavía no lo guardes.
      </Text>
    </Stack>
  );
};
