import { describe, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog, Dialog, Tabs } from './overlays.ts';

const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Productos</h1>
      <button onClick={() => setOpen(true)}>Editar</button>
      <Dialog open={open} onOpenChange={setOpen} title="Editar producto" description="Datos del elixir.">
        <label>
          Nombre <input />
        </label>
      </Dialog>
    </main>
  );
};

describe('Dialog', () => {
  test('when it opens then the focus is inside, it has its name and breaks no accessibility rule', async () => {
    render(<Opener />);

    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));

    const dialog = screen.getByRole('dialog', { name: 'Editar producto' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(dialog).toHaveAccessibleDescription('Datos del elixir.');
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test('when Escape closes it then the focus returns to where it was and the page scrolls again', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });

  test('when it opens then no style element is added, which the Content-Security-Policy would refuse', async () => {
    render(<Opener />);
    const before = document.querySelectorAll('style:not([data-emotion])').length;

    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));

    expect(document.querySelectorAll('style:not([data-emotion])')).toHaveLength(before);
  });
});

test('when a deletion is confirmed then the caller decides when the question closes', async () => {
  const confirmed: string[] = [];
  render(
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title="Eliminar producto"
      text="¿Estás seguro que deseas eliminar este producto?"
      onConfirm={() => confirmed.push('sí')}
    />,
  );
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));

  expect(confirmed).toEqual(['sí']);
  expect(screen.getByRole('alertdialog', { name: 'Eliminar producto' })).toBeVisible();
});

test('when an arrow key is pressed on a tab then the next panel shows', async () => {
  const Pages = () => {
    const [page, setPage] = useState('home');
    return (
      <Tabs
        label="Páginas"
        value={page}
        onValueChange={setPage}
        tabs={[
          { id: 'home', label: 'Página Principal', content: 'inicio' },
          { id: 'about', label: 'Acerca de', content: 'historia' },
        ]}
      />
    );
  };
  render(<Pages />);
  await userEvent.click(screen.getByRole('tab', { name: 'Página Principal' }));

  await userEvent.keyboard('{ArrowRight}');

  expect(screen.getByRole('tabpanel', { name: 'Acerca de' })).toHaveTextContent('historia');
});
