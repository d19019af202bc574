import { shopZone } from '@shop/app-kit';
import { writeDay } from '@shop/app-kit/write-days';
import { noonOf } from '@shop/contracts/delivery';
import type { Blend } from '@shop/contracts/menu';
import { MOST_SHOWN } from '@shop/contracts/opinion-words';
import type { ShownOpinion } from '@shop/contracts/opinion';
import { Alert, Button, Card, css, Heading, Say, Stack, Stars, Text, theme } from '@shop/ui';
import { useState } from 'react';
import { useLazyMoreOpinionsQuery } from './opinion.api.ts';
import { PhotoRow } from './photo-row.tsx';
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
// Text as typed, with its line breaks.
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const answer = css({ paddingLeft: space(4), borderLeft: `3px solid ${theme.color.line}` });

/** The year in the shop's time zone, where the day begins later than in UTC. */
const writeDate = (at: Date) => `${writeDay(at)} de ${noonOf(at, shopZone()).getUTCFullYear()}`;

type Props = {
  rating: NonNullable<Blend['rating']>;
  opinions: ShownOpinion[];
  /** The ids of all sizes of the product. */
  ids: number[];
};
const keyOf = ({ at, name, text }: ShownOpinion) => `${at} ${name} ${text}`;

/** The opinions after the first ten, on request: a page of fewer than ten is the last. */
function useMore(first: ShownOpinion[], ids: number[]) {
  const [more, setMore] = useState<ShownOpinion[][]>([]);
  const [ask, { isFetching, isError }] = useLazyMoreOpinionsQuery();
  const next = async () => {
    const { data } = await ask({ ids, page: more.length + 2 });
    if (data) setMore([...more, data]);
  };
  // Newly published opinions shift the pages, so duplicates are removed.
  const all = [...new Map([first, ...more].flat().map((one) => [keyOf(one), one])).values()];
  return { all, isFetching, isError, next, hasMore: (more.at(-1) ?? first).length >= MOST_SHOWN };
}

/** Buyers' opinions, as plain text. */
export const Opinions = ({ rating, opinions, ids }: Props) => {
  const { all, isFetching, isError, next, hasMore } = useMore(opinions, ids);
  return (
    <section id="opiniones" aria-labelledby="opiniones-titulo">
      <Heading id="opiniones-titulo" css={{ marginBottom: space(2) }}>
        Opiniones
      </Heading>
      <Rating rating={rating} />
      <Text tone="soft">De quienes lo compraron aquí.</Text>
      {all.length > 0 && (
        <ul css={list}>
          {all.map((one) => (
            <Opinion key={keyOf(one)} {...one} />
          ))}
        </ul>
      )}
      {isError && <Alert>No pudimos traer más opiniones. Inténtalo de nuevo.</Alert>}
      {hasMore && rating.count > all.length && (
        <Button
          variant="secondary"
          busy={isFetching}
          onClick={() => void next()}
          css={{ marginTop: space(4) }}
        >
          Ver más
        </Button>
      )}
    </section>
  );
};

const Opinion = ({ stars, text, name, at, photos = [], answer: answered }: ShownOpinion) => (
  <Card as="li">
    <Stack gap={2}>
      <Stars value={stars} size={18} />
      {text && <Text css={words}>{text}</Text>}
      {photos.length > 0 && <PhotoRow keys={photos} name={name} />}
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
