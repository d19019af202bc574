import { useEffect, useState } from 'react';

/** Where a part begins to be read: below the bars that stay in view. */
const READ_AT_PX = 160;

/**
 * The part that is read: the last one that begins above. Undefined above the first, and until there are some.
 * @param ids of the parts' elements, in their order
 */
export function usePartInView(ids: string[]): string | undefined {
  const [part, setPart] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const beginsAbove = (id: string) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= READ_AT_PX;
    const look = () => setPart(all.split(' ').filter(beginsAbove).at(-1));
    // Of a page that somebody left nothing is read any more.
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [all]);
  return part;
}
