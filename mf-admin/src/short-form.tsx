import type { FieldValues, UseFormReturn } from '@shop/app-kit/forms';
import { Alert, Button, Stack } from '@shop/ui';
import type { ReactNode } from 'react';

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** Why it could not be sent. */
  failure: string;
  /** The form's accessible name, and the button's text unless that has its own. */
  label: string;
  action?: string;
  variant?: 'secondary' | undefined;
  disabled?: boolean;
  onSubmit: (values: Output) => unknown;
  children: ReactNode;
};

/** A form of a few fields and one button, in a page or a part of a window. */
export const ShortForm = <Input extends FieldValues, Output>(props: Props<Input, Output>) => {
  const { form, failure, label, action = label, variant, disabled, onSubmit, children } = props;
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)} aria-label={label}>
      <Stack gap={3}>
        {failure && <Alert>{failure}</Alert>}
        {children}
        <div>
          <Button type="submit" variant={variant} busy={form.formState.isSubmitting} disabled={disabled}>
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
