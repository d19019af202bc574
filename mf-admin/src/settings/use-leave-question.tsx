import { ConfirmDialog } from '@shop/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The address that a click opens in this window; undefined when it stays or opens another window. */
const leadsTo = (event: MouseEvent): string | undefined => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.download || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  return pathname + search + hash;
};

/** The index of the current history entry, as the router counts them. */
const entryShown = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Handles the browser's history steps before the router: undoes them, and asks with their number.
 * @returns a function that repeats them
 */
const useStepsAway = (isDirty: boolean, ask: (steps: number) => void) => {
  const shown = useLocation();
  const here = useRef(0);
  const answered = useRef(false);
  const tell = useRef(ask);
  useEffect(() => {
    here.current = entryShown();
    tell.current = ask;
  }, [shown, ask]);
  useEffect(() => {
    if (!isDirty) return undefined;
    let isUndone = false;
    const stepped = (event: PopStateEvent) => {
      const steps = entryShown() - here.current;
      if (isUndone) event.stopImmediatePropagation();
      else if (!answered.current && steps !== 0 && location.pathname !== shown.pathname) {
        event.stopImmediatePropagation();
        isUndone = true;
        history.go(-steps);
        return tell.current(steps);
      }
      isUndone = false;
    };
    addEventListener('popstate', stepped, true);
    return () => removeEventListener('popstate', stepped, true);
  }, [isDirty, shown.pathname]);
  return (steps: number) => {
    answered.current = true;
    history.go(steps);
  };
};

/**
 * Asks before a link or the back button leaves unsaved changes; their draft stays until the tab
 * is closed.
 */
export const useLeaveQuestion = (isDirty: boolean) => {
  const [to, setTo] = useState<string | number>();
  const navigate = useNavigate();
  const step = useStepsAway(isDirty, setTo);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: MouseEvent) => {
      const address = leadsTo(event);
      if (!address) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(address);
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={to !== undefined}
      onClose={() => setTo(undefined)}
      title="¿Salir sin guardar?"
      text="Lo que escribiste todavía no se ha guardado: te espera aquí mientras no cierres la pestaña."
      cancelLabel="Seguir editando"
      confirmLabel="Salir"
      variant="primary"
      onConfirm={() => (typeof to === 'number' ? step(to) : void navigate(to!))}
    />
  );
};
