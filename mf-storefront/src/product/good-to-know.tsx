import { PAGE_FACTS } from '@shop/contracts/page-facts';
import type { Flower } from '@shop/contracts/flower';
import { css, Heading, Icon, type IconName, theme, useSay } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../content/use-texts.ts';
import type { Blend } from '@shop/contracts/menu';
import { ingredientsOf } from './ingredients.ts';

const { color, media, radius, size, space } = theme;

const list = css({
  display: 'grid',
  gap: space(6),
  padding: space(6),
  borderRadius: radius.lg,
  background: color.creamDeep,
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: space(8), gap: space(8) },
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& dt': { display: 'flex', alignItems: 'center', gap: space(2), fontWeight: 700 },
  '& dt svg': { flex: 'none', color: color.honey },
  '& dd': { marginTop: space(1), fontSize: size.sm, lineHeight: 1.55, color: color.inkSoft },
});

type Told = { icon: IconName; label?: string; shared?: true };
const { warnings, ...facts } = PAGE_FACTS;
/** Facts that are the same for all blends come after a blend's own; the warning is last. */
const TOLD: Record<string, Told> = { ...facts, delivery: { icon: 'truck', shared: true }, warnings };

type GoodToKnowProps = { blend: Blend; flowers: Flower[] };

/** Ingredients, use, storage, origin, delivery and the warning: the owner's words for all blends, or a blend's own. */
export const GoodToKnow = ({ blend, flowers }: GoodToKnowProps) => {
  const texts = useTexts('product');
  const own: Blend & { delivery?: string } = {
    ...blend,
    ingredients: blend.ingredients ?? `${ingredientsOf(blend.flowers ?? [], flowers)}.`,
  };
  const told = Object.entries(TOLD).map(([name, { icon, label, shared }]) => {
    const { title, content } = (shared && texts(name)) || { title: !shared && label };
    return { name, icon, title, text: own[name as keyof typeof PAGE_FACTS] ?? content };
  });
  return (
    <section aria-labelledby="good-to-know">
      <Heading id="good-to-know" css={{ marginBottom: space(6) }}>
        {texts('good-to-know')?.title || 'Lo que conviene saber'}
      </Heading>
      <dl css={list}>
        {told.map(({ name, ...fact }) => fact.title && fact.text && <Fact key={name} {...fact} />)}
      </dl>
    </section>
  );
};

type FactProps = { icon: IconName; title: ReactNode; text: ReactNode };
const Fact = ({ icon, title, text }: FactProps) => (
  <div>
    <dt>
      <Icon name={icon} size={22} />
      {useSay()(title)}
    </dt>
    <dd>{text}</dd>
  </div>
);
