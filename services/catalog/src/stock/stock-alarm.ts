import { randomUUID } from 'node:crypto';
import { LOW_STOCK } from '@shop/contracts/constants';
import { Schema } from 'mongoose';

/** Set with each restock, removed when the owner was told, so that they are told once. */
export type StockAlarm = { id: string; at: number };

const required = true;
export const alarmSchema = new Schema<StockAlarm>(
  { id: { type: String, required }, at: { type: Number, required } },
  { _id: false, id: false },
);

/** If the new stock is already low, the alarm waits until it falls further: the owner has just entered that number. */
export const newAlarm = (stock: number): StockAlarm => ({
  id: randomUUID(),
  at: Math.min(LOW_STOCK, stock - 1),
});
