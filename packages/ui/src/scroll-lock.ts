import { useEffect } from 'react';

/** The number of windows that lock the page: they may close in any order. */
let windows = 0;
let release = () => {};

const hold = () => {
  const { documentElement: html, body } = document;
  const scrollbar = innerWidth - html.clientWidth;
  const before = { overflow: html.style.overflow, paddingRight: body.style.paddingRight };
  html.style.overflow = 'hidden';
  if (scrollbar > 0) body.style.paddingRight = `${scrollbar}px`;
  return () => {
    html.style.overflow = before.overflow;
    body.style.paddingRight = before.paddingRight;
  };
};

/**
 * Keeps the page behind a window from scrolling while the caller is mounted.
 * Radix would do it with a style element, which the Content-Security-Policy forbids.
 */
export const useScrollLock = () => {
  useEffect(() => {
    windows += 1;
    if (windows === 1) release = hold();
    return () => {
      windows -= 1;
      if (windows === 0) release();
    };
  }, []);
};
