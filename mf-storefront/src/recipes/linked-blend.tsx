import { useNamed } from '@shop/app-kit';
import type { ContentItem } from '@shop/contracts/content';
import { BlendCard } from '../menu/blend-card.tsx';
import { compact, THREE_SIZES } from '../menu/compact-card.ts';
import { BlendLink } from './blend-link.tsx';

/** A blend used in a post, with its price and button; while it is missing or loading, a plain link. */
export const LinkedBlend = ({ line }: { line: ContentItem }) => {
  const { data } = useNamed('/elixirs/predesigned/named/:slug', line.text ?? '');
  return data && data !== 'gone' ? (
    <BlendCard css={compact} sizes={THREE_SIZES} level={3} elixir={data.blend} />
  ) : (
    <BlendLink line={line} />
  );
};
