import { useRead } from '@shop/app-kit';
import { Container, css, Grid, Heading, Section, Skeleton, Stack, theme, useShop } from '@shop/ui';
import { Prose } from '../content/prose.tsx';
import { sectionOf } from '../content/sections.ts';
import { BenefitCard } from './benefit-card.tsx';
import { DEFAULT_BENEFITS, DEFAULT_CARDS } from './home.defaults.ts';
import { useCounted } from './use-counted.ts';

const head = css({ maxWidth: '44rem', marginBottom: theme.space(10) });
const WAYS = {
  'benefit-predesigned': { to: '/menu', action: 'Ver las mezclas' },
  'benefit-custom': { to: '/customize', action: 'Crear el mío' },
};

/** Title, text and the two cards (SF5, SF6); default texts replace missing ones without an error. */
export const Benefits = () => {
  const { data, isError } = useRead('/content/home/benefits');
  const { data: entries, isError: noEntries } = useRead('/content/home');
  const { ownBlends } = useShop();
  const cards = DEFAULT_CARDS.filter(({ section }) => section !== 'benefit-custom' || ownBlends !== false);
  const benefits = isError ? DEFAULT_BENEFITS : data;
  const counted = useCounted();
  const ready = entries ?? (noEntries ? [] : undefined);
  return (
    <Section aria-labelledby="benefits">
      <Container>
        <Stack gap={4} css={head}>
          <Heading id="benefits" look="page">
            {benefits ? benefits.title : <Skeleton height="2.6rem" width="22ch" />}
          </Heading>
          {benefits ? (
            <Prose text={counted(benefits.content)} size="lg" tone="soft" />
          ) : (
            <Skeleton height="5rem" />
          )}
        </Stack>
        <Grid lg={2}>
          {cards.map((card) => (
            <BenefitCard
              key={card.section}
              {...WAYS[card.section]}
              title={(ready && sectionOf(ready, card.section)?.title) || card.title}
              text={ready && counted(sectionOf(ready, card.section)?.content || card.content)}
              imageUrl={ready && (sectionOf(ready, card.section)?.imageUrl || card.imageUrl)}
            />
          ))}
        </Grid>
      </Container>
    </Section>
  );
};
