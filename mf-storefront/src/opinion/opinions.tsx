import { shopZone } from '@shop/app-kit';
import { writeDay } from '@shop/app-kit/write-days';
import { noonOf } from '@shop/contracts/delivery';
import type { Blend } from '@shop/contracts/menu';
import type { ShownOpinion } from '@shop/contracts/opinion';
import { Card, css, Heading, Say, Stack, Stars, Text, theme } from '@shop/ui';
import { Rating } from './rating.tsx';

const { media, space } = theme;
const list = css({
  display: 'grid',
  gap: space(4),
  listStyle: 'none',
  margin: `${space(6)} 0 0`,
  padding: 0,
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
// Whatever somebody typed, in its lines.
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const answer = css({ paddingLeft: space(4), borderLeft: `3px solid ${theme.color.line}` });

/** The year of that same day, which begins later here than in London. */
const writeDate = (at: Date) => `${writeDay(at)} de ${noonOf(at, shopZone()).getUTCFullYear()}`;

type Props = { rating: NonNullable<Blend['rating']>; opinions: ShownOpinion[] };

/** What those say who bought it, as plain text. */
export const Opinions = ({ rating, opinions }: Props) => (
  <section id="opiniones" aria-labelledby="opiniones-titulo">
    <Heading id="opiniones-titulo" css={{ marginBottom: space(2) }}>
      Opiniones
    </Heading>
    <Rating rating={rating} />
    <Text tone="soft">De quienes lo compraron aquí.</Text>
    {opinions.length > 0 && (
      <ul css={list}>
        {opinions.map((one) => (
          <Opinion key={`${one.at} ${one.name}`} {...one} />
        ))}
      </ul>
    )}
  </section>
);

const Opinion = ({ stars, text, name, at, answer: answered }: ShownOpinion) => (
  <Card as="li">
    <Stack gap={2}>
      <Stars value={stars} size={18} />
      <Text css={words}>{text}</Text>
      <Text size="sm" tone="soft">
        {[name, writeDate(new Date(at))].filter(Boolean).join(' · ')}
      </Text>
      {answered && (
        <div css={answer}>
          <Text size="sm">
            <strong>
              <Say>Respuesta de la tienda</Say>
            </strong>
          </Text>
          <Text size="sm" css={words}>
            {answered}
          </Text>
        </div>
      )}
    </Stack>
  </Card>
);
