import { showToast, useAppDispatch } from '@shop/app-kit';
import { field, useSchemaForm } from '@shop/app-kit/forms';
import { passkeyForm, type PasskeyCreate, type PasskeyForm } from '@shop/contracts/passkey';
import { TextField } from '@shop/ui';
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { rememberPasskey } from '../auth/known-passkey.ts';
import { asFailure, isGivenUp } from '../auth/passkey.ts';
import { ShortForm } from '../short-form.tsx';
import { useSend } from '../use-send.ts';
import { useAddPasskeyMutation, usePasskeyOptionsToMakeMutation } from './account.api.ts';

const FAILED = { es: 'No se pudo agregar la llave de acceso. Inténtalo de nuevo.' };

/** Has the browser make a passkey, under a name that tells it from the others. */
export const AddPasskey = () => {
  const dispatch = useAppDispatch();
  const [ask] = usePasskeyOptionsToMakeMutation();
  const [add] = useAddPasskeyMutation();
  const form = useSchemaForm(passkeyForm, { name: '' });
  const { failure, send } = useSend(form, FAILED);
  const make = async ({ name }: PasskeyForm): Promise<{ error?: unknown; isDone?: true }> => {
    const { data, error } = await ask();
    if (!data) return { error };
    try {
      const optionsJSON = data as unknown as PublicKeyCredentialCreationOptionsJSON;
      const credential = (await startRegistration({ optionsJSON })) as PasskeyCreate['credential'];
      const added = await add({ name, credential });
      return added.error ? { error: added.error } : { isDone: true };
    } catch (thrown) {
      return isGivenUp(thrown) ? {} : { error: asFailure(thrown) };
    }
  };
  const submit = async (typed: PasskeyForm) => {
    if (!(await send(make(typed))).isDone) return;
    form.reset();
    rememberPasskey();
    dispatch(showToast({ title: 'Llave de acceso agregada', description: 'Ya puedes entrar con ella.' }));
  };
  return (
    <ShortForm form={form} failure={failure} label="Agregar llave de acceso" onSubmit={submit}>
      <TextField
        label="Nombre de la llave"
        hint="Para reconocerla: «Mi teléfono», «Laptop de la oficina»."
        autoComplete="off"
        {...field(form, 'name')}
      />
    </ShortForm>
  );
};
