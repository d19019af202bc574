import { randomUUID } from 'node:crypto';
import { LOW_STOCK } from '@shop/contracts/constants';
import { Schema } from 'mongoose';

/** Set with each restock, and gone when the owner was told: that so few pieces are free is told once. */
export type StockAlarm = { id: string; at: number };

const required = true;
export const alarmSchema = new Schema<StockAlarm>(
  { id: { type: String, required }, at: { type: Number, required } },
  { _id: false, id: false },
);

/** Of few pieces the owner hears when they become fewer: how many there are, they just said themselves. */
export const newAlarm = (stock: number): StockAlarm => ({
  id: randomUUID(),
  at: Math.min(LOW_STOCK, stock - 1),
});
