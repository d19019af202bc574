import { useEffect, useEffectEvent, useRef } from 'react';

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const WINDOW = '[role=dialog], [role=alertdialog]';

/** A key without modifiers is a shortcut, unless somebody types or a window is open. */
const isForList = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !(event.target as Element).closest(TYPING) &&
  !document.querySelector(WINDOW);

/** Focuses the button that opens the next row, so that Enter works as usual. */
const move = (list: HTMLElement, by: 1 | -1): void => {
  const rows = [...list.querySelectorAll('tbody tr')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? rows[0] : rows[at + by];
  next?.querySelector<HTMLElement>('td:last-of-type button')?.focus();
};

/** '/' searches, j and k move between rows, '?' opens the help; returns the ref for the list's container. */
export const useOrderKeys = (isOn: boolean, onHelp: () => void) => {
  const list = useRef<HTMLDivElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!list.current || !isForList(event)) return;
    const search = () => list.current?.querySelector<HTMLElement>('[type=search]')?.focus();
    const actions: Record<string, () => void> = {
      '/': search,
      j: () => list.current && move(list.current, 1),
      k: () => list.current && move(list.current, -1),
      '?': onHelp,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  return list;
};
