import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { orderNote } from '@shop/contracts/order';
import { customerNoteForm } from '@shop/contracts/customer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { StaffNote } from './staff-note.tsx';

beforeEach(() => sessionStorage.clear());

test.each([
  ['one note of many', { schema: orderNote }],
  ['the only note', { schema: customerNoteForm, initial: 'Cliente de años.' }],
] as const)(
  'when something is typed while %s is being saved then it stays, to be saved',
  async (_which, note) => {
    const saved: (() => void)[] = [];
    const sent: object[] = [];
    const save = (one: object) => {
      sent.push(one);
      return new Promise<{ error?: unknown }>((resolve) => saved.push(() => resolve({})));
    };
    const { user, shownToasts } = renderPage(
      <StaffNote {...(note as { schema: never })} draft="nota" save={save} />,
    );
    const field = screen.getByLabelText('Nota interna');
    const press = () => user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    fireEvent.change(field, { target: { value: 'Pasa el lunes' } });
    await press();
    await waitFor(() => expect(saved).toHaveLength(1));
    fireEvent.change(field, { target: { value: 'Pasa el martes' } });
    saved[0]!();

    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Nota guardada' }));
    expect(field).toHaveValue('Pasa el martes');
    await press();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ text: 'Pasa el martes' });
  },
);
