import { VisuallyHidden } from '@shop/ui';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ScrollMemory } from './scroll-memory.ts';
import { onTitleChange } from './title-change.ts';

/** The new page's title, when it is known: pages arrive later than the address. Empty on the first page. */
const useTitleAnnouncement = (moved: RefObject<boolean>) => {
  const [title, setTitle] = useState('');
  useEffect(() => onTitleChange(() => moved.current && setTitle(document.title)), [moved]);
  return title;
};

/** After a page change: sets focus and scroll position, and announces the title. */
export const PageChange = () => {
  const { pathname, key, state } = useLocation();
  const first = useRef(pathname);
  const moved = useRef(false);
  const title = useTitleAnnouncement(moved);
  const back = useNavigationType() === 'POP';
  // Only the size of the viewed product changed: focus and scroll stay.
  const stays = !back && (state as { stays?: boolean } | null)?.stays === true;
  useLayoutEffect(() => {
    if (first.current !== pathname) moved.current = true;
  }, [pathname]);
  return (
    <>
      <ScrollMemory visit={key} pathname={pathname} back={back} stays={stays} />
      <VisuallyHidden role="status">{title}</VisuallyHidden>
    </>
  );
};
