import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import { makeTestStore, renderPage } from './testing/render.tsx';
import { Boundary } from './boundary.tsx';
import { Late, latePart, onDemand, page, part } from './page.tsx';

const Hello = () => <h1>Hola</h1>;
const inBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary>
    <Suspense fallback="Cargando">{children}</Suspense>
  </Boundary>
);

test('when a load fails twice then the third try shows the page', async () => {
  jest.useFakeTimers();
  const load = jest.fn<() => Promise<typeof Hello>>();
  load.mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2')).mockResolvedValue(Hello);

  const Page = page(load);
  await act(async () => void render(<Page />, { wrapper: inBoundary }));
  await act(() => jest.advanceTimersByTimeAsync(2000));

  expect(screen.getByRole('heading', { name: 'Hola' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

const broken = () => Promise.reject(new Error('down'));
const failing = async (draw: () => void) => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => draw());
  await act(() => jest.advanceTimersByTimeAsync(2000));
};
const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await jest.advanceTimersByTimeAsync(10);
  });
const asBefore = () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
};

test('when the script of a page keeps failing then the retry button really loads again', async () => {
  const load = jest.fn<() => Promise<typeof Hello>>(broken);
  const Page = page(load);
  await failing(() => render(<Page />, { wrapper: inBoundary }));

  load.mockResolvedValue(Hello);
  await press('Reintentar');

  expect(screen.getByRole('heading', { name: 'Hola' })).toBeVisible();
  asBefore();
});

test.each([
  ['part', part<object>],
  ['late part', latePart<object>],
] as const)(
  'when the script of a %s keeps failing then it alone says so, what was typed stays, and the button loads it',
  async (_what, made) => {
    const load = jest.fn<() => Promise<ComponentType>>(broken);
    const Part = made(load);
    await failing(() =>
      render(
        <>
          <input aria-label="Nombre" defaultValue="Ana" />
          <Part />
        </>,
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Esta parte no está disponible.');
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana');

    load.mockResolvedValue(Hello);
    await press('Reintentar');

    expect(screen.getByRole('heading', { name: 'Hola' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    asBefore();
  },
);

test('when the script of a part with a stand-in fails then that stays, until the network is back', async () => {
  const load = jest.fn<() => Promise<typeof Hello>>(broken);
  const Part = part(load, () => <p>Ya viene</p>);
  await failing(() => render(<Part />));
  expect(screen.getByText('Ya viene')).toBeVisible();

  load.mockResolvedValue(Hello);
  await act(async () => {
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(10);
  });

  expect(screen.getByRole('heading', { name: 'Hola' })).toBeVisible();
  asBefore();
});

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

test('when the script of a pressed window is not there after some seconds then that is said once, and the window still comes', async () => {
  jest.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<typeof Hello>();
  const Window = onDemand(() => promise);
  const failures = jest.fn();
  addEventListener('error', failures);
  const { shownToasts } = renderPage(<Window />);
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(shownToasts()).toEqual([]);

  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(shownToasts()).toMatchObject([{ title: 'Error', variant: 'destructive' }]);
  // A slow network is no failure of the page.
  expect(failures).not.toHaveBeenCalled();
  resolve(Hello);
  await act(() => jest.advanceTimersByTimeAsync(10));

  expect(screen.getByRole('heading', { name: 'Hola' })).toBeVisible();
  removeEventListener('error', failures);
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
