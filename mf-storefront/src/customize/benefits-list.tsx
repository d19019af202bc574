import { css } from '@emotion/react';
import { MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import { Container, Heading, Icon, Section, Text, theme, type IconName } from '@shop/ui';

const BENEFITS: { icon: IconName; text: string }[] = [
  { icon: 'tag', text: 'Una sola tanda para ti, envasada con el nombre que elijas.' },
  { icon: 'gift', text: 'Precio único de $375.00 MXN, con envío gratis.' },
  { icon: 'leaf', text: 'Miel sin calentar y flores nativas comestibles.' },
  { icon: 'flower', text: `Hasta ${MAX_FLOWERS_PER_ELIXIR} flores distintas, en la mezcla que tú elijas.` },
];

const list = css({
  display: 'grid',
  gap: theme.space(6),
  [theme.media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(4),
  '& svg': { flex: 'none', color: theme.color.petal },
});

/** What comes with an elixir of one's own (SF17). */
export const BenefitsList = () => (
  <Section tone="deep" aria-labelledby="custom-benefits">
    <Container>
      <Heading id="custom-benefits" look="page" css={{ marginBottom: theme.space(8) }}>
        Lo que incluye tu elixir
      </Heading>
      <ul css={list}>
        {BENEFITS.map(({ icon, text }) => (
          <li key={icon} css={item}>
            <Icon name={icon} size={36} />
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    </Container>
  </Section>
);
