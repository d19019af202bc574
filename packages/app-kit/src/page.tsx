import { createElement, Suspense, use, type Attributes, type ComponentType } from 'react';
import { retrying } from './retry.ts';

const failed = new Set<() => void>();

/** Forgets every failed load, so that the next render tries again; an error boundary's retry button calls it. */
export const resetFailedPages = () => {
  for (const forget of failed) forget();
  failed.clear();
};

/** The same promise until it fails and is forgotten: React.lazy would remember a failure for ever. */
const loading = <Loaded,>(load: () => Promise<Loaded>) => {
  let promise: Promise<Loaded> | undefined;
  return () => {
    if (!promise) {
      promise = retrying(load);
      promise.catch(() => failed.add(() => (promise = undefined)));
    }
    return promise;
  };
};

/** Like React.lazy, but a failed load is tried again and can be reset. */
export const page = (load: () => Promise<ComponentType>) => {
  const get = loading(load);
  const Page = () => createElement(use(get()));
  Page.preload = get;
  return Page;
};

/** A part of a page, e.g. a window, whose script comes when it is first drawn; nothing stands there until then. */
export const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const get = loading(load);
  const Part: ComponentType<Props> = (props) => createElement(use(get()), props);
  return (props: Props & Attributes) =>
    createElement(Suspense, { fallback: null }, createElement(Part, props));
};
