import { describe, expect, jest, test } from '@jest/globals';
import { makeStore } from './store.ts';
import { dismissToast, showError, showToast, toasts } from './toasts.ts';

const shownIn = (store: ReturnType<typeof makeStore>) => toasts.selectors.all(store.getState());

describe('toasts', () => {
  test('when a second toast is shown then it takes the place of the first (SH18)', () => {
    const store = makeStore();

    store.dispatch(showToast({ title: 'Uno' }));
    store.dispatch(showToast({ title: 'Dos' }));

    expect(shownIn(store).map((toast) => toast.title)).toEqual(['Dos']);
  });

  test('when a toast is dismissed then it closes at once and is forgotten after 1,000,000 ms (SH20)', () => {
    jest.useFakeTimers();
    const store = makeStore();
    store.dispatch(showToast({ title: 'Uno' }));

    store.dispatch(dismissToast(shownIn(store)[0]?.id ?? ''));

    expect(shownIn(store)[0]?.open).toBe(false);
    jest.advanceTimersByTime(999_999);
    expect(shownIn(store)).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(shownIn(store)).toHaveLength(0);
    jest.useRealTimers();
  });

  test('when something fails then the toast is titled Error and destructive (SH24)', () => {
    const store = makeStore();

    store.dispatch(showError('No se pudo vaciar el carrito.', 'Failed to clear cart'));

    expect(shownIn(store)[0]).toMatchObject({
      title: 'Error',
      variant: 'destructive',
      description: 'No se pudo vaciar el carrito.',
      original: 'Failed to clear cart',
    });
  });
});
