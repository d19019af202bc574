import type { Content, ContentItem } from '@shop/contracts/content';
import { snippetOf } from '../content/sections.ts';

/** A post as its page shows it. */
export type Post = Content;
export const RECIPES = { to: '/recetas', title: 'Recetas' };

export const pathOf = ({ section }: Post): string => `${RECIPES.to}/${section}`;
export const titleOf = ({ title }: Post): string => title || 'Receta';
/** The beginning of a post, in one line. */
export const beginningOf = ({ content }: Post): string =>
  snippetOf((content ?? '').replaceAll(/\s+/g, ' ').trim());

/** The lines of one kind that have a text. */
export const linesOfKind = ({ items = [] }: Post, kind: ContentItem['kind']): ContentItem[] =>
  items.filter((item) => item.kind === kind && item.text);
