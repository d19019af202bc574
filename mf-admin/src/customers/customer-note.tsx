import { customerNoteForm, type Customer } from '@shop/contracts/customer';
import { StaffNote } from '../list/staff-note.tsx';
import { useSetCustomerNoteMutation } from './customers.api.ts';

/** The one note of the staff about a customer. */
export const CustomerNote = ({ customer: { id, note } }: { customer: Customer }) => {
  const [save] = useSetCustomerNoteMutation();
  return (
    <StaffNote
      initial={note ?? ''}
      schema={customerNoteForm}
      draft={`nota-${id}`}
      save={(written) => save({ id, ...written })}
      noteIn={(stored) => (stored as Customer).note ?? ''}
    />
  );
};
