import { Checkbox, css, Say, Stack, TextField, theme } from '@shop/ui';
import { useState, type MouseEvent } from 'react';
import { mailSuggestion } from './mail-typo.ts';
import type { DeliveryForm } from './delivery-form.ts';

const { color, size } = theme;
const offer = css({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.honey,
  fontSize: size.sm,
  fontWeight: 650,
  textAlign: 'left',
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

/** The e-mail; after the field is left, a likely typo is shown and can be corrected with one press. */
export const EmailField = ({ form, canRemind }: { form: DeliveryForm; canRemind: boolean }) => {
  const { register, formState, setFocus, setValue, watch } = form;
  const [left, setLeft] = useState('');
  const typed = watch('email') ?? '';
  const meant = typed === left ? mailSuggestion(typed) : undefined;
  const mend = (email: string) => (event: MouseEvent) => {
    setValue('email', email, { shouldDirty: true, shouldValidate: true });
    // The button goes, and a keyboard's focus with it. A finger would bring the phone's keyboard up again.
    if (event.detail === 0) setFocus('email');
  };
  const input = (
    <TextField
      label="Correo electrónico"
      type="email"
      inputMode="email"
      autoComplete="email"
      {...register('email', {
        onBlur: (event: { target: { value: string } }) => setLeft(event.target.value),
      })}
      error={formState.errors.email?.message}
      hint={
        meant && (
          // Comes when the field is left: screen readers say it.
          <span role="alert">
            <button type="button" css={offer} onClick={mend(meant)}>
              <Say correo={meant}>{'¿Quisiste decir {correo}?'}</Say>
            </button>
          </span>
        )
      }
    />
  );
  if (!canRemind) return input;
  return (
    <Stack gap={2}>
      {input}
      <Checkbox
        label="Recuérdame si no termino"
        hint="Un solo correo, con un enlace para seguir donde te quedaste."
        {...register('remind')}
      />
    </Stack>
  );
};
