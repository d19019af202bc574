import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { api, type StoreExtra } from './api.ts';
import { toasts } from './toasts.ts';

/** Remotes add to this: `declare module '@shop/app-kit' { interface LazySlices extends WithSlice<typeof x> {} }`. */
export interface LazySlices {}

export const rootReducer = combineSlices(api, toasts).withLazyLoadedSlices<LazySlices>();
type State = ReturnType<typeof rootReducer>;

type StoreOptions = { preloadedState?: Partial<State> | undefined; apiBase?: string };

/** The one store of the page. `apiBase` is absolute where there is no page's origin (server, tests). */
export const makeStore = ({ preloadedState, apiBase = '/api' }: StoreOptions = {}) => {
  const extra: StoreExtra = { apiBase, failures: new Map() };
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloadedState as State | undefined,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false, thunk: { extraArgument: extra } }).concat(
        api.middleware,
      ),
    // What a press changed is on screen before the next press, also where a frame takes long: it would be reckoned from the old.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: process.env.NODE_ENV !== 'production',
  });
};

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
