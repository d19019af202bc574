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
  // The orders first, because an open one refuses. What fails is there again, and is asked for again.
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
