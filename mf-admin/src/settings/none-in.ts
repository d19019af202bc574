import type { Form } from './labels.ts';

type Name = 'deliveredAfterDays' | 'returnDays' | 'maxInstallments' | 'paymentProvider';

/** What an empty field means: it clears a stored value, and sends nothing when none is stored. */
export const noneIn = ({ formState }: Form, name: Name) =>
  formState.defaultValues?.[name] === undefined ? undefined : null;
