import {
  createElement,
  lazy,
  Suspense,
  use,
  useEffect,
  useId,
  type Attributes,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { partIsAlive } from './early.ts';
import { retry } from './retry.ts';

const failed = new Set<() => void>();

/** Forgets every failed load, so that the next render tries again; an error boundary's retry button calls it. */
export const resetFailedPages = () => {
  for (const forget of failed) forget();
  failed.clear();
};

/** Tries a load again before it fails; then `forget` waits for the retry button. */
const load = <Loaded,>(from: () => Promise<Loaded>, forget: () => void) => {
  const loading = retry(from);
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

/** A part of a page, e.g. a window, whose script comes when it is first drawn; nothing, or `Meanwhile`, stands there until then. */
export const part = <Props extends object>(
  from: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
) => {
  let Part: ComponentType<Props> | undefined;
  // React.lazy remembers a failure for ever: after one there is another.
  const make = () => lazy(async () => ({ default: await load(from, () => (Part = undefined)) }));
  return (props: Props & Attributes) =>
    createElement(
      Suspense,
      { fallback: Meanwhile && createElement(Meanwhile, props) },
      createElement((Part ??= make()), props),
    );
};

const Alive = ({ late, children }: { late: string; children?: ReactNode }) => {
  useEffect(() => partIsAlive(late), [late]);
  return children;
};

/**
 * A part with controls that is taken over after the rest of its page: what is pressed or typed in it until then waits for it
 * (early.ts), until it is taken away.
 */
export const Late = ({ children, ...rest }: ComponentProps<'div'>) => {
  const late = useId();
  useEffect(() => () => partIsAlive(late), [late]);
  return createElement(
    'div',
    { ...rest, 'data-late': late },
    createElement(Suspense, { fallback: null }, createElement(Alive, { late }, children)),
  );
};

/** The same for a part whose script comes after the page answers. */
export const latePart = <Props extends object>(from: () => Promise<ComponentType<Props>>) => {
  const Part = part(async () => {
    const Loaded = await from();
    return ({ late, props }: { late: string; props: Props }) =>
      createElement(Alive, { late }, createElement(Loaded, props));
  });
  return (props: Props & Attributes) => {
    const late = useId();
    return createElement('div', { 'data-late': late }, createElement(Part, { late, props }));
  };
};
