import { showToast, useAppDispatch } from '@shop/app-kit';
import { useSchemaForm } from '@shop/app-kit/forms';
import { KEY_ACCOUNTS, keysWrite, type KeyAccount, type KeyName, type KeysView } from '@shop/contracts/keys';
import { useSend } from '../use-send.ts';
import { useSaveKeysMutation } from './keys.api.ts';
import { changedOf, valuesOf, type KeyValues } from './key-values.ts';

const FAILED = { es: 'No se pudo guardar. Inténtalo de nuevo.' };
const useForm = (account: KeyAccount, view: KeysView) => useSchemaForm(keysWrite, valuesOf(account, view));
export type KeyForm = ReturnType<typeof useForm>;

/** The form of one account: only changed keys are sent. @param complete fills in values that need no typing */
export function useKeyForm(account: KeyAccount, view: KeysView, complete = (values: KeyValues) => values) {
  const form = useForm(account, view);
  const dispatch = useAppDispatch();
  const [save] = useSaveKeysMutation();
  const { failure, send } = useSend(form, FAILED);
  const { label } = KEY_ACCOUNTS[account];
  const write = async (keys: KeyValues, title: string) => {
    const { data } = await send(save(keys));
    if (!data) return;
    form.reset(valuesOf(account, data));
    dispatch(showToast({ title }));
  };
  return {
    form,
    failure,
    save: form.handleSubmit((values) => write(changedOf(complete(values), view), `${label}: guardado`)),
    remove: (names: KeyName[]) =>
      write(Object.fromEntries(names.map((name) => [name, null])), `${label}: llaves quitadas`),
  };
}
