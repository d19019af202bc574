import { showToast, useAppDispatch } from '@shop/app-kit';
import { field, useSchemaForm } from '@shop/app-kit/forms';
import { passwordChange, type PasswordChange } from '@shop/contracts/account';
import { TextField } from '@shop/ui';
import { NEW_PASSWORD } from '../auth/new-password.ts';
import { ShortForm } from '../short-form.tsx';
import { useSend } from '../use-send.ts';
import { useChangePasswordMutation } from './account.api.ts';
import { AccountSection } from './account-section.tsx';

const FAILED = { es: 'No se pudo cambiar la contraseña. Inténtalo de nuevo.' };
const CHANGED = { title: 'Contraseña cambiada', description: 'Tus otras sesiones se cerraron.' };

/** Changes the password; a person who signed in long ago must first prove who they are. */
export const ChangePassword = ({ username }: { username: string }) => {
  const dispatch = useAppDispatch();
  const [change] = useChangePasswordMutation();
  const form = useSchemaForm(passwordChange, { password: '' });
  const { failure, send } = useSend(form, FAILED);
  const submit = async (typed: PasswordChange) => {
    if ((await send(change(typed))).error) return;
    form.reset();
    dispatch(showToast(CHANGED));
  };
  return (
    <AccountSection id="contrasena" title="Contraseña">
      <ShortForm form={form} failure={failure} label="Cambiar contraseña" onSubmit={submit}>
        {/* For password managers. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <TextField {...NEW_PASSWORD} {...field(form, 'password')} />
      </ShortForm>
    </AccountSection>
  );
};
