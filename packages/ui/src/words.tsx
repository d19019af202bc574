import { createContext, createElement, isValidElement, useContext, type ReactNode } from 'react';

/** What the owner says in place of the shop's own words, by these. The shell gives it; the back office has none. */
export const WordsContext = createContext<ReadonlyMap<unknown, string>>(new Map());

/**
 * Answers what the owner says in place of a text of the shop, or else the text; what is none (an element) stays as it is.
 * Headings, texts, buttons, badges, alerts and fields of the kit ask by themselves.
 */
export const useSay = () => {
  const words = useContext(WordsContext);
  return <T,>(text: T): T => (words.get(text) as T | undefined) || text;
};

/** The same, a text in an element of its own: beside what comes and goes, translators would break it for React. */
export const useSayApart = () => {
  const say = useSay();
  return (text: ReactNode): ReactNode =>
    typeof text === 'string' ? createElement('span', null, say(text)) : text;
};

type SayProps = { children: string; [value: string]: ReactNode };

/**
 * Words that stand in no part of the kit, or around values: `<Say left={2}>{'Quedan {left}'}</Say>`. One element with one
 * text, for what stands beside it comes and goes.
 */
export const Say = ({ children, ...values }: SayProps) => {
  const parts = useSay()(children)
    .split(/[{}]/)
    .map((part, at) => (at % 2 ? values[part] : part));
  return createElement('span', null, ...(parts.some(isValidElement) ? parts : [parts.join('')]));
};
