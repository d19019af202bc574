import { createContext, createElement, isValidElement, useContext, type ReactNode } from 'react';

/** The owner's replacements, by the shop's own words. The shell provides it; the back office has none. */
export const WordsContext = createContext<ReadonlyMap<unknown, string>>(new Map());

/**
 * Answers the owner's replacement of a text, or else the text; other values (elements) stay unchanged.
 * Headings, texts, buttons, badges, alerts and fields of the kit call it themselves.
 */
export const useSay = () => {
  const words = useContext(WordsContext);
  return <T,>(text: T): T => (words.get(text) as T | undefined) || text;
};

/** The same, with the text in its own element: beside changing siblings, translators would break React's text node. */
export const useSayApart = () => {
  const say = useSay();
  return (text: ReactNode): ReactNode =>
    typeof text === 'string' ? createElement('span', null, say(text)) : text;
};

type SayProps = { children: string; [value: string]: ReactNode };

/**
 * Words outside of the kit's components, or around values: `<Say left={2}>{'Quedan {left}'}</Say>`. One element with
 * one text, because its siblings may change.
 */
export const Say = ({ children, ...values }: SayProps) => {
  const parts = useSay()(children)
    .split(/[{}]/)
    .map((part, at) => (at % 2 ? values[part] : part));
  return createElement('span', null, ...(parts.some(isValidElement) ? parts : [parts.join('')]));
};
