import type { Form } from './labels.ts';

/** An empty field clears a stored value, and sends nothing when none is stored. */
export const orTakenBack =
  <Value>(
    form: Form,
    name: 'deliveredAfterDays' | 'returnDays' | 'maxInstallments' | 'paymentProvider',
    read: (typed: string | number) => Value,
  ) =>
  (typed: string | number | null | undefined) => {
    if (typed !== '' && typed !== null && typed !== undefined) return read(typed);
    return form.formState.defaultValues?.[name] === undefined ? undefined : null;
  };

/** An empty field means no number. */
export const numberOrNone = (typed: string | number | null) =>
  typed === '' || typed === null ? null : Number(typed);
