import type * as z from 'zod/mini';
import { cart } from './cart.ts';
import { content, contentList } from './content.ts';
import { discountCreate } from './discount.ts';
import { elixir, elixirConflict, elixirCreate, elixirList } from './elixir.ts';
import { flower, flowerConflict, flowerCreate, flowerList } from './flower.ts';
import { lot, lotConflict, lotCreate, lotList, publicLot } from './lot.ts';
import { addressConflict, addressCorrection, order, orderItemList, orderList } from './order.ts';
import { paymentException, paymentExceptionList } from './payment-exception.ts';
import { refundOverview } from './refund.ts';
import { fullSettings } from './settings.ts';
import { addressWrite } from './address.ts';
import * as builders from './testing/builders.ts';
import { ownText, ownTextList } from './text.ts';

const { anElixir, aFlower, aLot, anOrder, aContent, anOwnText, aPaymentException } = builders;
/** The 409 with the row as somebody else stored it meanwhile. */
const changed = <T>(current: T) => ({ message: 'Alguien más lo cambió.', current });

/** Example values by schema: the same that the tests start from. */
const EXAMPLES = new Map<z.ZodMiniType, unknown>([
  [elixir, anElixir()],
  [elixirList, [anElixir()]],
  [elixirCreate, builders.anElixirCreate()],
  [elixirConflict, changed(anElixir())],
  [flower, aFlower()],
  [flowerList, [aFlower()]],
  [flowerCreate, builders.aFlowerCreate()],
  [flowerConflict, changed(aFlower())],
  [lot, aLot()],
  [lotList, [aLot()]],
  [lotCreate, builders.aLotCreate()],
  [lotConflict, changed(aLot())],
  [publicLot, builders.aPublicLot()],
  [discountCreate, builders.aDiscount()],
  [cart, builders.aCart([builders.aCartLine()])],
  [addressWrite, builders.aShipping()],
  [addressCorrection, builders.aShipping()],
  [addressConflict, changed(anOrder())],
  [order, anOrder()],
  [orderList, [anOrder()]],
  [orderItemList, [builders.anOrderItem()]],
  [content, aContent()],
  [contentList, [aContent()]],
  [ownText, anOwnText({ draft: builders.aTextDraft() })],
  [ownTextList, [anOwnText()]],
  [refundOverview, builders.aRefundOverview()],
  [paymentException, aPaymentException()],
  [paymentExceptionList, [aPaymentException()]],
  [fullSettings, builders.someSettings()],
]);

/** An example that fits this schema, when there is a builder for one. */
export const exampleOf = (schema: z.ZodMiniType | undefined): unknown => schema && EXAMPLES.get(schema);
