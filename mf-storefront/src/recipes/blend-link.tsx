import type { ContentItem } from '@shop/contracts/content';
import { ArrowLink } from '../layout/arrow-link.tsx';

/** A link to a blend, by what the post calls it. */
export const BlendLink = ({ line: { title, text } }: { line: ContentItem }) => (
  <ArrowLink to={`/menu/${text}`}>{title || text}</ArrowLink>
);
