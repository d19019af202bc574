const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a form's value is what is stored; a number may have been typed as text. */
export const same = (typed: unknown, stored: unknown): boolean => {
  if (typeof stored === 'number') return Number(typed) === stored;
  if (!isObject(typed) || !isObject(stored)) return typed === stored;
  return [...Object.keys(typed), ...Object.keys(stored)].every((name) => same(typed[name], stored[name]));
};
