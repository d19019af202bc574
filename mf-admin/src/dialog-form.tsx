import type { FieldValues, UseFormReturn } from '@shop/app-kit/forms';
import { Button } from '@shop/ui';
import { DialogActions } from '@shop/ui/overlays';
import type { ReactNode } from 'react';

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** The form's accessible name. */
  label: string;
  /** The button's text; 'Guardar' by default. */
  action?: string;
  variant?: 'danger';
  onSubmit: (values: Output) => unknown;
  onCancel: () => void;
  children: ReactNode;
};

/** A form in a window, above the buttons that close or send it. */
export const DialogForm = <Input extends FieldValues, Output>(props: Props<Input, Output>) => {
  const { form, label, action = 'Guardar', variant, onSubmit, onCancel, children } = props;
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)} aria-label={label}>
      {children}
      <DialogActions onCancel={onCancel}>
        <Button type="submit" variant={variant} busy={form.formState.isSubmitting}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
};
