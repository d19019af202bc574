import { shopFormat } from '@shop/app-kit/dates';
import { field } from '@shop/app-kit/forms';
import { keyRow, type KeyName, type KeyState } from '@shop/contracts/keys';
import { TextField } from '@shop/ui';
import type { KeyForm } from './use-key-form.ts';

const day = shopFormat('es-MX', { day: 'numeric', month: 'long', year: 'numeric' });
const hintOf = ({ from, isLost, at }: KeyState, isSecret: boolean, hint: string | undefined) => {
  if (isLost) return 'Ya no se puede leer: escríbela otra vez.';
  if (from === 'owner' && isSecret && at)
    return `Guardada el ${day(new Date(at))}. Escribe otra para cambiarla.`;
  if (from === 'trial') return `Por ahora se usa la del simulador. ${hint ?? ''}`;
  return hint;
};

type Props = { name: KeyName; form: KeyForm; state: KeyState; disabled: boolean; hint?: string };

/** One key: a key from the environment is read only, and secrets are write-only. */
export const KeyField = ({ name, form, state, disabled, hint }: Props) => {
  const { label, isSecret = false } = keyRow(name);
  if (state.from === 'technician') return <TextField label={label} disabled value="Puesto por tu técnico" />;
  const hidden = isSecret && state.from === 'owner' && !state.isLost;
  return (
    <TextField
      label={label}
      hint={hintOf(state, isSecret, hint)}
      disabled={disabled}
      type={isSecret ? 'password' : 'text'}
      autoComplete={isSecret ? 'new-password' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      {...(hidden && { placeholder: '••••••••••••' })}
      {...field(form, name)}
    />
  );
};
