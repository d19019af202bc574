import {
  createElement,
  lazy,
  Suspense,
  use,
  useEffect,
  useId,
  useState,
  type Attributes,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Boundary, forgetOnRetry } from './boundary.tsx';
import { partIsAlive } from './early.ts';
import { useAppDispatch } from './hooks.ts';
import { messages } from './messages.ts';
import { retry } from './retry.ts';
import { showError } from './toasts.ts';

/** Whoever pressed thinks that nothing happens. */
const LONG_MS = 8_000;

/** Retries a load before it fails; after that, `forget` runs with the retry button. */
const load = <Loaded,>(from: () => Promise<Loaded>, forget: () => void) => {
  const loading = retry(from);
  loading.catch(() => forgetOnRetry(forget));
  return loading;
};

/** Like React.lazy, but can be preloaded. */
export const page = (from: () => Promise<ComponentType>) => {
  let loading: Promise<ComponentType> | undefined;
  const get = () => (loading ??= load(from, () => (loading = undefined)));
  const Page = () => createElement(use(get()));
  Page.preload = get;
  return Page;
};

/**
 * A part that only the browser shows, e.g. a window after a press: its script loads on first render, and nothing is shown
 * until then. It does not suspend, because React shows what was suspended 300 ms later at the earliest. What is on the page,
 * and typed there, stays when the script cannot be loaded or takes long: a toast says so unless `isSilent`, and after a
 * failure the next press loads it.
 */
export const onDemand = <Props extends object>(
  from: () => Promise<ComponentType<Props>>,
  { isSilent = false } = {},
) => {
  let loading: Promise<ComponentType<Props>> | undefined;
  let Loaded: ComponentType<Props> | undefined;
  return (props: Props & Attributes) => {
    const dispatch = useAppDispatch();
    const [Shown, show] = useState(() => Loaded);
    useEffect(() => {
      if (Shown) return;
      let isLeft = false;
      let timer: ReturnType<typeof setTimeout>;
      const say = () => {
        clearTimeout(timer);
        if (!isSilent) dispatch(showError(messages.network.es));
      };
      const ask = () => {
        loading ??= retry(from);
        timer = setTimeout(say, LONG_MS);
        loading.then(
          (loaded) => show(() => (Loaded = loaded)),
          () => {
            loading = undefined;
            if (isLeft) return;
            // Makes the shell look whether the network is away, and counts the failure (reports/errors.ts).
            dispatchEvent(new CustomEvent('error'));
            say();
            addEventListener('click', ask, { once: true });
          },
        );
      };
      ask();
      return () => {
        isLeft = true;
        clearTimeout(timer);
        removeEventListener('click', ask);
      };
    }, [Shown, dispatch]);
    return Shown && createElement(Shown, props);
  };
};

/** A component that suspends until its script has loaded. */
const suspending = <Props extends object>(from: () => Promise<ComponentType<Props>>) => {
  let Part: ComponentType<Props> | undefined;
  // React.lazy caches a failure forever, so a new one is made after a failure.
  const make = () => lazy(async () => ({ default: await load(from, () => (Part = undefined)) }));
  return (props: Props) => createElement((Part ??= make()), props);
};

/**
 * A part of a page whose script loads on first render; until then it shows nothing, or `Meanwhile`. Without its script
 * `Meanwhile` stays, or words with a retry take its place; the rest of the page is not touched.
 */
export const part = <Props extends object>(
  from: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
) => {
  const Part = suspending(from);
  return (props: Props & Attributes) => {
    const meanwhile = Meanwhile && createElement(Meanwhile, props);
    return createElement(
      Boundary,
      meanwhile && { instead: () => meanwhile },
      createElement(Suspense, { fallback: meanwhile }, createElement(Part, props)),
    );
  };
};

/** In the place of a part that a page can do without: `part(…, Nothing)`. */
export const Nothing = () => null;

const Alive = ({ late, children }: { late: string; children?: ReactNode }) => {
  useEffect(() => partIsAlive(late), [late]);
  return children;
};

/**
 * A part with controls that is hydrated after the rest of its page: earlier presses and typing in it are queued
 * (early.ts) until it is hydrated or unmounted.
 */
export const Late = ({ children, ...rest }: ComponentProps<'div'>) => {
  const late = useId();
  useEffect(() => () => partIsAlive(late), [late]);
  return createElement(
    'div',
    { ...rest, 'data-late': late },
    createElement(
      Boundary,
      { part: late },
      createElement(Suspense, { fallback: null }, createElement(Alive, { late }, children)),
    ),
  );
};

/** The same for a part whose script loads after the page is interactive. */
export const latePart = <Props extends object>(from: () => Promise<ComponentType<Props>>) => {
  const Part = suspending(from);
  return (props: Props & Attributes) => createElement(Late, {}, createElement(Part, props));
};
