import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Component, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { makeTestStore, renderPage } from './testing/render.tsx';
import { Late, onDemand, page, part, resetFailedPages } from './page.tsx';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? (
      <button
        onClick={() => {
          resetFailedPages();
          this.setState({ failed: false });
        }}
      >
        Reintentar
      </button>
    ) : (
      this.props.children
    );
  }
}

const Hello = () => <h1>Hola</h1>;
const show = async (Page: ComponentType) => {
  await act(async () => {
    render(
      <Boundary>
        <Suspense fallback="Cargando">
          <Page />
        </Suspense>
      </Boundary>,
    );
  });
  await act(() => jest.advanceTimersByTimeAsync(2000));
};

test('when a load fails twice then the third try shows the page', async () => {
  jest.useFakeTimers();
  const load = jest.fn<() => Promise<typeof Hello>>();
  load.mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2')).mockResolvedValue(Hello);

  await show(page(load));

  expect(screen.getByRole('heading', { name: 'Hola' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

const withPart =
  (made: (load: () => Promise<typeof Hello>) => ComponentType) => (load: () => Promise<typeof Hello>) => {
    const Part = made(load);
    return () => <Part />;
  };
test.each([
  ['page', page],
  ['part', withPart(part)],
] as const)(
  'when the script of a %s keeps failing then the retry button really loads again',
  async (_what, made) => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    await show(made(() => (broken ? Promise.reject(new Error('down')) : Promise.resolve(Hello))));
    const retry = screen.getByRole('button', { name: 'Reintentar' });

    broken = false;
    await act(async () => {
      retry.click();
      await jest.advanceTimersByTimeAsync(10);
    });

    expect(screen.getByRole('heading', { name: 'Hola' })).toBeVisible();
    jest.restoreAllMocks();
    jest.useRealTimers();
  },
);

test('when the script of a window keeps failing then the page stays and says so, and a press loads it again', async () => {
  jest.useFakeTimers();
  let broken = true;
  const load = jest.fn(() => (broken ? Promise.reject(new Error('down')) : Promise.resolve(Hello)));
  const Window = onDemand(load);
  const failures: unknown[] = [];
  addEventListener('error', (event) => failures.push(event), { once: true });
  const { shownToasts } = renderPage(
    <>
      <input aria-label="Nombre" />
      <Window />
    </>,
  );
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Ana' } });
  const press = () =>
    act(async () => {
      document.body.click();
      await jest.advanceTimersByTimeAsync(1500);
    });
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(shownToasts()).toMatchObject([{ title: 'Error', variant: 'destructive' }]);
  expect(failures).toHaveLength(1);

  await press();
  broken = false;
  await press();

  expect(screen.getByRole('heading', { name: 'Hola' })).toBeVisible();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ana');
  const asked = load.mock.calls.length;
  await press();
  expect(load).toHaveBeenCalledTimes(asked);
  jest.useRealTimers();
});

test('when something may stand in the place of a part then it does until that has come', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Hello>();
  const Part = part(
    () => promise,
    () => <p>Ya viene</p>,
  );
  await act(async () => void render(<Part />));
  expect(screen.getByText('Ya viene')).toBeVisible();

  await act(async () => resolve(Hello));

  expect(screen.getByRole('heading', { name: 'Hola' })).toBeVisible();
  expect(screen.queryByText('Ya viene')).toBeNull();
});

const inStore = ({ children }: { children: ReactNode }) => (
  <Provider store={makeTestStore()}>{children}</Provider>
);

test('when a window is asked for then nothing is suspended until it has come, and it is loaded once', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Hello>();
  const load = jest.fn(() => promise);
  const Window = onDemand(load);
  const opened = (
    <Suspense fallback="Cargando">
      <p>La página</p>
      <Window />
    </Suspense>
  );
  const { rerender } = await act(async () => render(opened, { wrapper: inStore }));
  expect(screen.getByText('La página')).toBeVisible();

  await act(async () => resolve(Hello));
  expect(screen.getByRole('heading', { name: 'Hola' })).toBeVisible();
  rerender(<p>Cerrada</p>);
  rerender(opened);

  expect(screen.getByRole('heading', { name: 'Hola' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('when a late part is taken away before it was taken over then nothing waits for it any longer', async () => {
  const alive = jest.fn();
  Object.assign(globalThis, { early: { alive } });
  const { promise: never } = Promise.withResolvers<null>();
  const Waiting = () => use(never);
  const { container, unmount } = await act(async () =>
    render(
      <Late>
        <Waiting />
      </Late>,
    ),
  );
  const { late } = container.querySelector<HTMLElement>('[data-late]')!.dataset;
  expect(alive).not.toHaveBeenCalled();

  unmount();

  expect(alive).toHaveBeenCalledWith(late);
  Reflect.deleteProperty(globalThis, 'early');
});
