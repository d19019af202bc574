import type { Form } from './labels.ts';

/** Empty takes back what was stored, and says nothing where nothing was. */
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

/** Empty is none. */
export const numberOrNone = (typed: string | number | null) =>
  typed === '' || typed === null ? null : Number(typed);
