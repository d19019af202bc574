import { isSaid } from '@shop/contracts/facts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An empty field, no amounts and an empty taste are equal: no value. */
const orNull = (value: unknown): unknown =>
  value === '' || value === undefined || (isObject(value) && !isSaid(value)) ? null : value;

/** Whether a form's value equals the stored one; a number may be typed as text. */
export const isSameValue = (typed: unknown, stored: unknown): boolean => {
  const [one, other] = [orNull(typed), orNull(stored)];
  if (typeof other === 'number' && one !== null) return Number(one) === other;
  if (!isObject(one) || !isObject(other)) return one === other;
  return [...Object.keys(one), ...Object.keys(other)].every((name) => isSameValue(one[name], other[name]));
};
