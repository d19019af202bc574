import { ConfirmDialog } from '@shop/ui/overlays';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The address of a page that a press leads to in this window; none where it stays, or opens another one. */
const leadsTo = (event: MouseEvent): string | undefined => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.download || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  return pathname + search + hash;
};

/** Asks before a link leads away from what is typed and not stored; a draft of it stays until the tab is closed. */
export const useLeaveQuestion = (isDirty: boolean) => {
  const [to, setTo] = useState<string>();
  const navigate = useNavigate();
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
      onConfirm={() => void navigate(to!)}
    />
  );
};
