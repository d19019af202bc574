import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { api, type StoreExtra } from './api.ts';
import { toasts } from './toasts.ts';

/** Remotes add to this: `declare module '@shop/app-kit' { interface LazySlices extends WithSlice<typeof x> {} }`. */
export interface LazySlices {}

export const rootReducer = combineSlices(api, toasts).withLazyLoadedSlices<LazySlices>();
type State = ReturnType<typeof rootReducer>;

type StoreOptions = { preloadedState?: Partial<State> | undefined; apiBase?: string };

/** The store of the page. `apiBase` is absolute when there is no page origin (server, tests). */
export const makeStore = ({ preloadedState, apiBase = '/api' }: StoreOptions = {}) => {
  const extra: StoreExtra = { apiBase, failures: new Map() };
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloadedState as State | undefined,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false, thunk: { extraArgument: extra } }).concat(
        api.middleware,
      ),
    // A change is rendered before the next press even in slow frames; otherwise that press would use the old value.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: process.env.NODE_ENV !== 'production',
  });
};

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
