import { Container, css, Heading, Section, theme } from '@shop/ui';
import { SignedItems } from '../content/signed-items.tsx';
import { useTexts } from '../content/use-texts.ts';

const list = css({
  display: 'grid',
  gap: theme.space(6),
  [theme.media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& li': { display: 'flex', alignItems: 'center', gap: theme.space(4) },
  '& svg': { flex: 'none', color: theme.color.petal },
});

/** The benefits of a custom elixir (SF17). */
export const BenefitsList = () => {
  const benefits = useTexts('customize')('benefits');
  return (
    benefits?.items?.length && (
      <Section tone="deep" aria-labelledby="custom-benefits">
        <Container>
          <Heading id="custom-benefits" look="page" css={{ marginBottom: theme.space(8) }}>
            {benefits.title}
          </Heading>
          <SignedItems items={benefits.items} size={36} css={list} />
        </Container>
      </Section>
    )
  );
};
