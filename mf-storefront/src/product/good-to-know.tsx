import { css } from '@emotion/react';
import type { ElixirFacts } from '@shop/contracts/elixir-facts';
import type { Flower } from '@shop/contracts/flower';
import { Heading, Icon, type IconName, theme, useSay } from '@shop/ui';
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

/** In this order; the owner writes what the blends have in common, and a blend may say its own. */
const FACTS: [IconName, string][] = [
  ['drop', 'howToTake'],
  ['clock', 'keeping'],
  ['pin', 'origin'],
  ['truck', 'delivery'],
  ['warning', 'warnings'],
];

type GoodToKnowProps = { blend: Blend; flowers: Flower[] };

/** Ingredients, use, keeping, origin, delivery and the warning. */
export const GoodToKnow = ({ blend, flowers }: GoodToKnowProps) => {
  const texts = useTexts('product');
  const facts = FACTS.map(([icon, section]) => {
    const { title, content } = texts(section) ?? {};
    return { icon, title, text: (blend[section as keyof ElixirFacts] as string | undefined) ?? content };
  });
  return (
    <section aria-labelledby="good-to-know">
      <Heading id="good-to-know" css={{ marginBottom: space(6) }}>
        {texts('good-to-know')?.title || 'Lo que conviene saber'}
      </Heading>
      <dl css={list}>
        <Fact
          icon="leaf"
          title="Ingredientes"
          text={blend.ingredients ?? `${ingredientsOf(blend.flowers ?? [], flowers)}.`}
        />
        {facts.map((fact) => fact.title && fact.text && <Fact key={fact.icon} {...fact} />)}
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
