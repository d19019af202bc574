import { zodResolver } from '@hookform/resolvers/zod';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';

type Schema<Output extends FieldValues, Input extends FieldValues> = z.core.$ZodType<Output, Input>;

/**
 * A form checked by a contract schema: `register` gives the inputs, `handleSubmit` gets the parsed output.
 * Fields are checked on submit, then at every change, so that nobody is corrected while still typing.
 */
export const useSchemaForm = <Output extends FieldValues, Input extends FieldValues>(
  schema: Schema<Output, Input>,
  defaultValues: DefaultValues<Input>,
) =>
  useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });

/** The props that connect an input with its field: `register`'s attributes, and the validation error. */
export const field = <Input extends FieldValues, Output, Name extends FieldPath<Input>>(
  { register, formState }: UseFormReturn<Input, unknown, Output>,
  name: Name,
  options?: RegisterOptions<Input, Name>,
) => ({
  ...register(name, options),
  error: (get(formState.errors, name) as FieldError | undefined)?.message,
});
