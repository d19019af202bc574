import { css } from '@emotion/react';
import type { ElixirFacts } from '@shop/contracts/elixir-facts';
import type { Flower } from '@shop/contracts/flower';
import { Heading, Icon, theme, type IconName } from '@shop/ui';
import type { Blend } from '../menu/use-blends.ts';
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

/** `fact`: what the blend itself may say instead. */
type Fact = { icon: IconName; title: string; text: string; fact?: keyof ElixirFacts };

/** What is the same for every blend of the house that does not say it itself. */
const HOUSE: Fact[] = [
  {
    icon: 'drop',
    fact: 'howToTake',
    title: 'Cómo tomarlo',
    text: 'Prueba primero unas gotas solas. Después agrégalas al final, cuando la bebida o el plato ya no estén muy calientes.',
  },
  {
    icon: 'clock',
    fact: 'keeping',
    title: 'Cómo guardarlo',
    text: 'Bien cerrado, en un lugar fresco y sin sol. Si cristaliza es señal de miel natural: entíbialo a baño María.',
  },
  {
    icon: 'pin',
    fact: 'origin',
    title: 'De dónde viene',
    text: 'Miel de meliponarios y apiarios de Yucatán, con flores nativas de México.',
  },
  {
    icon: 'truck',
    title: 'Cuándo llega',
    text: 'Preparamos en 1 a 2 días hábiles y la paquetería suele tardar de 3 a 6 días más. Envío gratis a todo México.',
  },
  {
    icon: 'warning',
    fact: 'warnings',
    title: 'Importante',
    text: 'Contiene miel: no apto para menores de 1 año.',
  },
];

type GoodToKnowProps = { blend: Blend; flowers: Flower[] };

/** Ingredients, use, keeping, origin, delivery and the warning. */
export const GoodToKnow = ({ blend, flowers }: GoodToKnowProps) => (
  <section aria-labelledby="good-to-know">
    <Heading id="good-to-know" css={{ marginBottom: space(6) }}>
      Bueno saberlo
    </Heading>
    <dl css={list}>
      {[
        {
          icon: 'leaf',
          fact: 'ingredients',
          title: 'Ingredientes',
          text: `${ingredientsOf(blend.flowers ?? [], flowers)}.`,
        } as Fact,
        ...HOUSE,
      ].map(({ icon, title, text, fact }) => (
        <div key={title}>
          <dt>
            <Icon name={icon} size={22} />
            {title}
          </dt>
          <dd>{(fact && (blend[fact] as string | undefined)) ?? text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
