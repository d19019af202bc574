import { messageOf } from '@shop/app-kit';
import type { Customer } from '@shop/contracts/customer';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { useForgetCustomerMutation, useForgetMessagesMutation } from './customers.api.ts';

const TEXT =
  'Sus pedidos se quedan con sus importes, a nombre de «Cliente borrado». Su nombre, correo, teléfono, direcciones, notas, correos y mensajes se borran. Esta acción no se puede deshacer.';
const FAILED = { es: 'No se pudieron borrar los datos. Inténtalo de nuevo.' };

type Props = { customer: Customer; onClose: () => void; onForgotten: () => void };

/** Asks before a customer's personal data is taken away on their request. */
export const ForgetCustomer = ({ customer: { id, email, name }, onClose, onForgotten }: Props) => {
  const [forgetCustomer] = useForgetCustomerMutation();
  const [forgetMessages] = useForgetMessagesMutation();
  // Orders first, because an open order refuses. When a call fails, the record stays and the owner can try again.
  const remove = async () => {
    const { error } = await forgetCustomer(id);
    return error ? { error } : forgetMessages({ email });
  };
  return (
    <DeleteDialog
      title="Borrar los datos del cliente"
      text={`¿Borrar los datos personales de ${name ?? email}? ${TEXT}`}
      confirmLabel="Borrar sus datos"
      done={{ title: 'Datos del cliente borrados' }}
      remove={remove}
      failed={(error) => messageOf(error, FAILED)}
      onClose={onClose}
      onDeleted={onForgotten}
    />
  );
};
