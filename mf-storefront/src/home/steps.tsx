import { css } from '@emotion/react';
import { CUSTOM_ELIXIR_PRICE_CENTS } from '@shop/contracts/constants';
import { toPesos } from '@shop/contracts/money';
import { formatPesos } from '@shop/app-kit';
import { Container, Heading, LinkButton, Section, Stack, Text, theme } from '@shop/ui';
import { Link } from 'react-router-dom';

const { color, font, media, size, space } = theme;

const STEPS = [
  {
    title: 'Escoge tus flores',
    text: 'De una a ocho, entre flores nativas de México. Cada una cuenta a qué sabe.',
  },
  { title: 'Ponle nombre', text: 'El que quieras: va en la etiqueta de tu frasco.' },
  {
    title: 'Lo preparamos',
    text: `Una sola tanda para ti, a ${formatPesos(toPesos(CUSTOM_ELIXIR_PRICE_CENTS))} con envío gratis.`,
  },
];

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

/** How an elixir of one's own comes about. */
export const Steps = () => (
  <Section css={{ background: color.jungleSoft }} aria-labelledby="steps">
    <Container>
      <Heading id="steps" look="page" css={head}>
        Tu propio elixir, en tres pasos
      </Heading>
      <ol css={list}>
        {STEPS.map(({ title, text }, index) => (
          <li key={title} css={step}>
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
      <LinkButton as={Link} to="/customize" variant="dark" css={{ marginTop: space(10) }}>
        Empezar mi elixir
      </LinkButton>
    </Container>
  </Section>
);
