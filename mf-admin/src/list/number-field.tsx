import { field, useWatch, type FieldPath, type FieldValues, type UseFormReturn } from '@shop/app-kit/forms';
import { asThousands, typedNumber } from '@shop/contracts/money';
import { TextField } from '@shop/ui';
import type { ComponentProps } from 'react';

export type NumberFieldProps<Input extends FieldValues, Output> = Omit<
  ComponentProps<typeof TextField>,
  'error' | 'form' | 'name'
> & {
  form: UseFormReturn<Input, unknown, Output>;
  name: FieldPath<Input>;
  /** An amount, which may have decimals. */
  cents?: boolean;
  /** An empty optional field is left out, or sends null. */
  none?: null | undefined;
};

/** The value of a field that is still empty; NaN would be shown. */
export const NO_NUMBER = '' as unknown as number;

/** Whether the value is an amount already, and no text that is still being typed. */
export const isAmount = (value: number) => typeof value === 'number' && value > 0;

/**
 * A number of a form. It is a text field, because a number field of a browser reads '12,50' as 1250, and changes its value
 * by the mouse's wheel.
 */
export const NumberField = <Input extends FieldValues, Output>(props: NumberFieldProps<Input, Output>) => {
  const { form, name, cents = false, none, ...rest } = props;
  const setValueAs = (typed: unknown) => {
    const text = String(typed ?? '');
    if (text === '' && rest.optional) return none;
    const number = typedNumber(text);
    // What is no number stays as it was typed: the schema refuses it, and a draft keeps it.
    return Number.isNaN(number) ? text : number;
  };
  const { error, ...input } = field(form, name, { setValueAs });
  const value: unknown = useWatch({ control: form.control, name });
  const thousands = error && asThousands(String(value));
  return (
    <TextField
      autoComplete="off"
      inputMode={cents ? 'decimal' : 'numeric'}
      {...rest}
      {...input}
      error={thousands ? `Si son miles, escribe ${thousands}` : error}
    />
  );
};
