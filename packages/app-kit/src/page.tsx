import { createElement, lazy, Suspense, use, type Attributes, type ComponentType } from 'react';
import { retrying } from './retry.ts';

const failed = new Set<() => void>();

/** Forgets every failed load, so that the next render tries again; an error boundary's retry button calls it. */
export const resetFailedPages = () => {
  for (const forget of failed) forget();
  failed.clear();
};

/** Like React.lazy, but a failed load is tried again and can be reset: React.lazy remembers a failure for ever. */
export const page = (load: () => Promise<ComponentType>) => {
  let loading: Promise<ComponentType> | undefined;
  const get = () => {
    if (!loading) {
      loading = retrying(load);
      loading.catch(() => failed.add(() => (loading = undefined)));
    }
    return loading;
  };
  const Page = () => {
    const Loaded = use(get());
    return <Loaded />;
  };
  Page.preload = get;
  return Page;
};

/** A part of a page, e.g. a window, whose script comes when it is first drawn; nothing stands there until then. */
export const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props: Props & Attributes) =>
    createElement(Suspense, { fallback: null }, createElement(Part, props));
};
