import { describe, expect, test } from '@jest/globals';
import { contactForm } from '@shop/contracts/contact';
import { TextField } from '@shop/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { applyServerErrors, field, useDraft, useSchemaForm } from './forms.ts';
import { renderPage } from './testing/render.tsx';

type FormProps = { onSend: (values: unknown) => void; refuse?: Record<string, string> };

const ContactForm = ({ onSend, refuse }: FormProps) => {
  const form = useSchemaForm(contactForm, { name: '', email: '', message: '' });
  const clearDraft = useDraft('contact', form);
  const send = form.handleSubmit((values) => {
    if (refuse)
      return void applyServerErrors({ status: 400, data: { message: '', errors: refuse } }, form.setError);
    clearDraft();
    onSend(values);
  });
  return (
    <form onSubmit={send} noValidate>
      <TextField label="Nombre" {...field(form, 'name')} />
      <TextField label="Correo" {...field(form, 'email')} />
      <TextField label="Mensaje" {...field(form, 'message')} />
      <button type="submit">Enviar</button>
    </form>
  );
};

const fill = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.type(screen.getByLabelText('Nombre'), 'Ana');
  await user.type(screen.getByLabelText('Correo'), 'ana@example.com');
  await user.type(screen.getByLabelText('Mensaje'), 'Hola, quiero saber más');
};

describe('forms', () => {
  test('when an empty form is sent then every field shows its message and the first has the focus', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage(<ContactForm onSend={(values) => sent.push(values)} />);

    await user.click(screen.getByRole('button', { name: 'Enviar' }));

    expect(await screen.findByText('El nombre debe tener al menos 2 caracteres')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(3);
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription(
      'El nombre debe tener al menos 2 caracteres',
    );
    expect(sent).toEqual([]);
  });

  test('when the server rejects a field then its message stands beside the field (H47)', async () => {
    const { user } = renderPage(
      <ContactForm onSend={() => undefined} refuse={{ email: 'Ese correo no existe' }} />,
    );
    await fill(user);

    await user.click(screen.getByRole('button', { name: 'Enviar' }));

    expect(await screen.findByText('Ese correo no existe')).toBeVisible();
    expect(screen.getByLabelText('Correo')).toHaveFocus();
  });

  test('when the page is loaded again then what was typed is still there, until it was sent', async () => {
    const first = renderPage(<ContactForm onSend={() => undefined} />);
    await first.user.type(screen.getByLabelText('Nombre'), 'Ana');
    await waitFor(() => expect(sessionStorage.getItem('draft:contact')).toContain('Ana'));
    first.unmount();

    const second = renderPage(<ContactForm onSend={() => undefined} />);

    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue('Ana'));
    await second.user.clear(screen.getByLabelText('Nombre'));
    await fill(second.user);
    await second.user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(sessionStorage.getItem('draft:contact')).toBeNull());
  });

  test('when the tab is left or loaded again at once then the last letters are kept', () => {
    renderPage(<ContactForm onSend={() => undefined} />);

    fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Ana' } });
    document.dispatchEvent(new Event('visibilitychange'));

    expect(sessionStorage.getItem('draft:contact')).toContain('Ana');
  });
});
