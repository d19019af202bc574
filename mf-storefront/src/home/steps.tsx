import { below, Container, css, Heading, Section, soonLaidOut, Stack, Text, theme, useShop } from '@shop/ui';
import { useTexts } from '../content/use-texts.ts';
import { WorkshopLink } from '../layout/workshop-link.tsx';

const { color, font, media, size, space } = theme;

const ground = css({ background: color.jungleSoft });
const head = css({ maxWidth: '40rem', marginBottom: space(8) });
const list = css({
  display: 'grid',
  gap: space(8),
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(10) },
});
const step = css({
  display: 'flex',
  gap: space(5),
  alignItems: 'flex-start',
  [media.md]: { flexDirection: 'column', gap: space(3) },
});
const figure = css({
  flex: 'none',
  width: '0.7em',
  fontFamily: font.display,
  fontSize: size['4xl'],
  lineHeight: 0.9,
  color: color.jungle,
});

/** The steps to a custom elixir. */
export const Steps = () => {
  const steps = useTexts('home')('steps');
  const { ownBlends } = useShop();
  return (
    ownBlends !== false &&
    steps?.items?.length && (
      <Section css={[ground, below('37rem'), soonLaidOut(1)]} aria-labelledby="steps">
        <Container>
          <Heading id="steps" look="page" css={head}>
            {steps.title}
          </Heading>
          <ol css={list}>
            {steps.items.map(({ title, text }, index) => (
              <li key={index} css={step}>
                <span aria-hidden="true" css={figure}>
                  {index + 1}
                </span>
                <Stack gap={2}>
                  <Heading level={3}>{title}</Heading>
                  <Text tone="soft">{text}</Text>
                </Stack>
              </li>
            ))}
          </ol>
          <WorkshopLink variant="dark" css={{ marginTop: space(10) }}>
            Empezar mi elixir
          </WorkshopLink>
        </Container>
      </Section>
    )
  );
};
