import { showToast, useAppDispatch } from '@shop/app-kit';
import { useRemoveFactorMutation } from './account.api.ts';
import { CodeForm } from './code-form.tsx';

/** Removes the second factor; the password alone signs in then. */
export const RemoveFactor = () => {
  const dispatch = useAppDispatch();
  const [remove] = useRemoveFactorMutation();
  return (
    <CodeForm
      label="Código de tu aplicación, o uno de recuperación"
      button="Desactivar"
      variant="secondary"
      onSend={async (code) => {
        const { error } = await remove(code);
        if (!error) dispatch(showToast({ title: 'Verificación en dos pasos desactivada' }));
        return { error };
      }}
    />
  );
};
