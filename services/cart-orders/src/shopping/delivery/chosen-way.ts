import type { ChosenWay } from '@shop/contracts/delivery-plan';
import type { DeliveryWay } from '@shop/contracts/delivery-ways';
import type { DeliveryDays } from '@shop/contracts/delivery';
import { Schema } from 'mongoose';

/** The copy of a way that a checkout and its order keep: later changes by the owner do not reach it. */
export function chosenWayOf(way: DeliveryWay, days: DeliveryDays): ChosenWay {
  const { id, kind, name } = way;
  if (way.kind === 'pickup') {
    const { place, hours, bring } = way;
    return { id, kind, name, place, hours, ...(bring && { bring }) };
  }
  const { roadFirst = days.roadFirst, roadLast = days.roadLast } = way;
  return { id, kind, name, roadFirst, roadLast };
}

const required = true;
export const chosenWaySchema = new Schema<ChosenWay>(
  {
    id: { type: String, required },
    kind: { type: String, required },
    name: { type: String, required },
    place: String,
    hours: String,
    bring: String,
    roadFirst: Number,
    roadLast: Number,
  },
  { _id: false, id: false },
);
