import { showToast, useAppDispatch } from '@shop/app-kit';
import { field, useSchemaForm } from '@shop/app-kit/forms';
import { personForget, type PersonForget } from '@shop/contracts/customer';
import { Alert, Stack, TextField } from '@shop/ui';
import { DialogForm } from '../dialog-form.tsx';
import { counted } from '../list/counted.ts';
import { TypedDialog } from '../list/typed-dialog.tsx';
import { useSend } from '../use-send.ts';
import { useForgetMessagesMutation, useForgetPersonMutation } from './customers.api.ts';

const TEXT =
  'También de quien nunca terminó de comprar: se borran su nombre, correo, teléfono, direcciones, notas, correos y mensajes. Sus pedidos se quedan con sus importes. Esta acción no se puede deshacer.';
const FAILED = { es: 'No se pudieron borrar los datos. Inténtalo de nuevo.' };

/** Deletes the shop's data about a person, by e-mail or phone, whether or not they are a customer. */
export const ForgetPerson = ({ onClose }: { onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const [forgetPerson] = useForgetPersonMutation();
  const [forgetMessages] = useForgetMessagesMutation();
  const form = useSchemaForm(personForget, { who: '' });
  const { failure, send } = useSend(form, FAILED);
  // Orders first, because an open order refuses. Messages are found by e-mail only.
  const forget = async ({ who }: PersonForget) => {
    const { data } = await send(forgetPerson({ who }));
    if (!data) return;
    const messages = who.includes('@')
      ? await send(forgetMessages({ email: who }))
      : { data: { messages: 0 } };
    if (!messages.data) return;
    const gone = [
      counted(data.orders, 'pedido', 'pedidos'),
      counted(data.checkouts, 'compra sin terminar', 'compras sin terminar'),
      counted(messages.data.messages, 'mensaje', 'mensajes'),
    ];
    dispatch(showToast({ title: 'Datos borrados', description: `De ${gone.join(', ')}.` }));
    onClose();
  };
  return (
    <TypedDialog
      isTyped={form.formState.isDirty}
      onClose={onClose}
      title="Borrar los datos de alguien"
      description={TEXT}
    >
      <DialogForm
        form={form}
        label="Borrar los datos de alguien"
        action="Borrar sus datos"
        variant="danger"
        onSubmit={forget}
        onCancel={onClose}
      >
        <Stack gap={4}>
          {failure && <Alert>{failure}</Alert>}
          <TextField
            label="Correo o teléfono"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...field(form, 'who')}
          />
        </Stack>
      </DialogForm>
    </TypedDialog>
  );
};
