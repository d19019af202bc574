import type { FieldValues, UseFormReturn } from '@shop/app-kit/forms';
import { Button } from '@shop/ui';
import { DialogActions } from '@shop/ui/overlays';
import type { ReactNode } from 'react';

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** What is done, for who hears the page. */
  label: string;
  /** What its button says; 'Guardar' unless another word fits better. */
  action?: string;
  variant?: 'danger';
  onSubmit: (values: Output) => unknown;
  onCancel: () => void;
  children: ReactNode;
};

/** What is typed in a window, above the buttons that leave it or send it. */
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
