import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';

/**
 * For a button that is disabled while busy, and so loses the focus: restores it, unless it moved elsewhere. The page stays
 * where it is: whoever pressed may have scrolled on, and the button may have left the foot of the window.
 */
export const useFocusKept = (busy: boolean, ref: Ref<HTMLButtonElement> | undefined) => {
  const own = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useImperativeHandle(ref, () => own.current!, []);
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === own.current;
    else if (hadFocus.current && document.activeElement === document.body)
      own.current?.focus({ preventScroll: true });
  }, [busy]);
  return own;
};
