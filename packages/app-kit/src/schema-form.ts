import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
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
