import { useEffect, useState } from 'react';

/** The line below the fixed bars at which a part counts as read. */
const READ_AT_PX = 160;

/**
 * The part being read: the last one that begins above the line. Undefined above the first part and before any is drawn.
 * @param ids of the parts' elements, in their order
 */
export function usePartInView(ids: string[]): string | undefined {
  const [part, setPart] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const beginsAbove = (id: string) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= READ_AT_PX;
    const look = () => setPart(all.split(' ').filter(beginsAbove).at(-1));
    // A page that the person left has no current part.
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [all]);
  return part;
}
