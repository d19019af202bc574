import type { ContentItem } from '@shop/contracts/content';
import { ArrowLink } from '../layout/arrow-link.tsx';

/** A link to a blend, with the post's name for it. */
export const BlendLink = ({ line: { title, text } }: { line: ContentItem }) => (
  <ArrowLink to={`/menu/${text}`}>{title || text}</ArrowLink>
);
