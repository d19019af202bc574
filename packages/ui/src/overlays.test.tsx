import { describe, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog, Dialog, Sheet, Tabs } from './overlays.ts';

const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Productos</h1>
      <button onClick={() => setOpen(true)}>Editar</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Editar producto"
        description="Datos del elixir."
      >
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

  test('when it is only read then the focus is on the window itself, not on a button at its end', async () => {
    render(
      <Dialog onClose={() => undefined} title="Mensaje">
        <p>Buenos días.</p>
        <button>Eliminar</button>
      </Dialog>,
    );

    expect(await screen.findByRole('dialog')).toHaveFocus();
  });

  test('when Escape closes it then the focus returns to where it was and the page scrolls again', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });

  test('when a keyboard presses what makes it longer then its top is held where it was', async () => {
    const Longer = () => {
      const [lines, setLines] = useState(1);
      return (
        <Dialog onClose={() => undefined} title="Líneas">
          <button onClick={() => setLines(2)}>{lines}</button>
        </Dialog>
      );
    };
    render(<Longer />);
    const dialog = await screen.findByRole('dialog');
    const height = () => (screen.queryByRole('button', { name: '2' }) ? 400 : 300);
    dialog.getBoundingClientRect = () => new DOMRect(0, 0, 500, height());

    screen.getByRole('button', { name: '1' }).focus();
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: '2' })).toBeVisible();
    expect(dialog.style.getPropertyValue('--half')).toBe('150px');
  });

  test('when it opens then no style element is added, which the Content-Security-Policy would refuse', async () => {
    render(<Opener />);
    const before = document.querySelectorAll('style:not([data-emotion])').length;

    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));

    expect(document.querySelectorAll('style:not([data-emotion])')).toHaveLength(before);
  });
});

/** A list whose only row can be deleted: at once, or only after the list was read again. */
const Deletable = ({ atOnce = false }) => {
  const [state, setState] = useState<'there' | 'asking' | 'deleted' | 'gone'>('there');
  return (
    <main tabIndex={-1}>
      <div tabIndex={0} role="region" aria-label="Productos">
        {state !== 'gone' && <button onClick={() => setState('asking')}>Borrar</button>}
      </div>
      <button onClick={() => setState('gone')}>Leer la lista otra vez</button>
      <ConfirmDialog
        open={state === 'asking'}
        onClose={() => setState('there')}
        title="Eliminar"
        text="¿Seguro?"
        onConfirm={() => setState(atOnce ? 'gone' : 'deleted')}
      />
    </main>
  );
};

describe('the focus after a deletion', () => {
  const removed = async () => {
    render(<Deletable />);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Borrar' })).toHaveFocus());
    return screen.getByRole('button', { name: 'Leer la lista otra vez' });
  };

  test('when the row that had it leaves the page then what is around it gets it', async () => {
    const reload = await removed();

    // fireEvent does not move the focus, and neither does a server's answer.
    fireEvent.click(reload);

    await waitFor(() => expect(screen.getByRole('region', { name: 'Productos' })).toHaveFocus());
  });

  test('when the row is gone before the question closes then what is around it gets it too', async () => {
    render(<Deletable atOnce />);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));

    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));

    await waitFor(() => expect(screen.getByRole('region', { name: 'Productos' })).toHaveFocus());
  });

  test('when the reader went on meanwhile then it stays where they are', async () => {
    const reload = await removed();

    await userEvent.click(reload);

    expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull();
    expect(reload).toHaveFocus();
  });
});

test('when a deletion is confirmed then the caller decides when the question closes', async () => {
  const confirmed: string[] = [];
  render(
    <ConfirmDialog
      onClose={() => undefined}
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

const WithSheet = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Detalles</button>
      {open && (
        <Sheet title="Dalia" onClose={() => setOpen(false)}>
          <input aria-label="Nombre" />
        </Sheet>
      )}
    </>
  );
};

describe('Sheet', () => {
  const opened = async () => {
    render(<WithSheet />);
    await userEvent.click(screen.getByRole('button', { name: 'Detalles' }));
    return screen.getByRole('dialog', { name: 'Dalia' });
  };

  test('when it opens then the focus is on it and no keyboard covers it', async () => {
    const sheet = await opened();

    expect(sheet).toHaveFocus();
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test('when the back button is pressed then it closes, and the page stays with the focus where it was', async () => {
    await opened();
    const { href } = location;

    history.back();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.href).toBe(href);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Detalles' })).toHaveFocus());
  });

  test('when it is closed by the keyboard then the next step back leaves the page', async () => {
    history.pushState({ page: 'builder' }, '');
    await opened();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(history.state).toEqual({ page: 'builder' }));
  });

  test('when somebody went on from it then its closing takes no step back', async () => {
    await opened();
    history.pushState({ page: 'cart' }, '');

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(history.state).toEqual({ page: 'cart' });
  });
});
