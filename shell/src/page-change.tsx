import { VisuallyHidden } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useScrollMemory } from './scroll-memory.ts';

/** Reads the new page's title out once it is there: pages arrive later than the address. */
const useTitleAnnouncement = (pathname: string) => {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const observer = new MutationObserver(() => setTitle(document.title));
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return title;
};

/** After a change of page: focus at its beginning, scroll where it belongs, title announced. */
export const PageChange = () => {
  const { pathname, key } = useLocation();
  const first = useRef(pathname);
  useScrollMemory(key, pathname, useNavigationType() === 'POP');
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [pathname]);
  const title = useTitleAnnouncement(pathname);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
};
