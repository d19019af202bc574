import {
  createElement,
  lazy,
  Suspense,
  use,
  useEffect,
  useId,
  type Attributes,
  type ComponentType,
} from 'react';
import { partIsAlive } from './early.ts';
import { retrying } from './retry.ts';

const failed = new Set<() => void>();

/** Forgets every failed load, so that the next render tries again; an error boundary's retry button calls it. */
export const resetFailedPages = () => {
  for (const forget of failed) forget();
  failed.clear();
};

/** Tries a load again before it fails; then `forget` waits for the retry button. */
const load = <Loaded,>(from: () => Promise<Loaded>, forget: () => void) => {
  const loading = retrying(from);
  loading.catch(() => failed.add(forget));
  return loading;
};

/** Like React.lazy, but what is needed soon can be loaded ahead. */
export const page = (from: () => Promise<ComponentType>) => {
  let loading: Promise<ComponentType> | undefined;
  const get = () => (loading ??= load(from, () => (loading = undefined)));
  const Page = () => createElement(use(get()));
  Page.preload = get;
  return Page;
};

/** A part of a page, e.g. a window, whose script comes when it is first drawn; nothing stands there until then. */
export const part = <Props extends object>(from: () => Promise<ComponentType<Props>>) => {
  let Part: ComponentType<Props> | undefined;
  // React.lazy remembers a failure for ever: after one there is another.
  const make = () => lazy(async () => ({ default: await load(from, () => (Part = undefined)) }));
  return (props: Props & Attributes) =>
    createElement(Suspense, { fallback: null }, createElement((Part ??= make()), props));
};

/**
 * The same for a part with controls that the server draws too: its script comes after the page answers, and what is pressed
 * or typed in it until then waits for it (early.ts).
 */
export const latePart = <Props extends object>(from: () => Promise<ComponentType<Props>>) => {
  const Part = part(async () => {
    const Loaded = await from();
    return ({ late, props }: { late: string; props: Props }) => {
      useEffect(() => partIsAlive(late), [late]);
      return createElement(Loaded, props);
    };
  });
  return (props: Props & Attributes) => {
    const late = useId();
    return createElement('div', { 'data-late': late }, createElement(Part, { late, props }));
  };
};
