import type { FieldValues, UseFormReturn } from '@shop/app-kit/forms';
import { Button, css } from '@shop/ui';
import { DialogActions } from '@shop/ui/overlays';
import { useEffect, useRef, type ReactNode } from 'react';

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

// Above the sticky buttons.
const above = css({ '& [role=alert]': { scrollMarginBottom: 'min(9rem, 25vh)' } });

/** A form in a window, above the buttons that close or send it. */
export const DialogForm = <Input extends FieldValues, Output>(props: Props<Input, Output>) => {
  const { form, label, action = 'Guardar', variant, onSubmit, onCancel, children } = props;
  const { isSubmitting } = form.formState;
  const own = useRef<HTMLFormElement>(null);
  // Why it could not be sent may stand below the screen's edge of a phone.
  useEffect(() => {
    if (!isSubmitting) own.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [isSubmitting]);
  return (
    <form noValidate ref={own} css={above} onSubmit={form.handleSubmit(onSubmit)} aria-label={label}>
      {children}
      <DialogActions onCancel={onCancel}>
        <Button type="submit" variant={variant} busy={isSubmitting}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
};
