import { useEffect, useRef, type ReactNode } from 'react';

/** The confirmation after sending: it takes the focus of the button that disappeared with its form. */
export const SaidDone = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      {children}
    </div>
  );
};
