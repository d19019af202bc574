import { messageOf, part, statusOf } from '@shop/app-kit';
import type { OpinionAsked } from '@shop/contracts/opinion';
import {
  Alert,
  Button,
  Card,
  Container,
  css,
  Heading,
  Page,
  Skeleton,
  Stack,
  Stars,
  Text,
  theme,
} from '@shop/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetOpinionQuery } from './opinion.api.ts';

const TITLE = 'Tu opinión';
const INVALID = 'Este enlace no es válido. Ábrelo completo, como está en tu correo.';
const NOT_READ = { es: 'No pudimos abrir tu opinión. Inténtalo de nuevo.' };
const UNKNOWN = 404;
const MOST_STARS = 5;
const column = css({ maxWidth: '40rem', paddingBlock: theme.space(12) });

// It brings the schemas.
const OpinionForm = part(() =>
  import(/* webpackChunkName: "p-opinion-form" */ './opinion-form.tsx').then((m) => m.OpinionForm),
);

/** /opinion?t=…&estrellas=5: where the link of a mail leads who bought. Opening it sends nothing: scanners follow links. */
export const OpinionPage = () => {
  const [query] = useSearchParams();
  const token = query.get('t');
  const stars = Number(query.get('estrellas'));
  const chosen = Number.isInteger(stars) && stars > 0 && stars <= MOST_STARS ? stars : 0;
  return (
    <Page title={TITLE} description="Qué te pareció lo que compraste." noIndex>
      <Container css={column}>
        <Card as="section">
          <Stack gap={5}>
            <Heading level={1}>{TITLE}</Heading>
            {token ? <Asked token={token} stars={chosen} /> : <Alert tone="info">{INVALID}</Alert>}
          </Stack>
        </Card>
      </Container>
    </Page>
  );
};

const Asked = ({ token, stars }: { token: string; stars: number }) => {
  const { data, isError, isFetching, refetch, error } = useGetOpinionQuery(token);
  const [written, setWritten] = useState<OpinionAsked>();
  const [isThanked, setThanked] = useState(false);
  if (!data && isFetching) return <Skeleton height={320} radius={16} />;
  // Part of an address is none, and stays so.
  if (statusOf(error) === UNKNOWN) return <Alert tone="info">{INVALID}</Alert>;
  if (isError || !data)
    return (
      <Alert onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, NOT_READ).es}
      </Alert>
    );
  if (isThanked && written?.said) return <Thanks said={written.said} onChange={() => setThanked(false)} />;
  const onSaid = (said: OpinionAsked) => {
    setWritten(said);
    setThanked(true);
  };
  return (
    <>
      <Text>
        <strong>{data.product}</strong>
      </Text>
      {/* What was just said counts, whatever star of the mail led here. */}
      <OpinionForm token={token} asked={written ?? data} stars={written ? 0 : stars} onSaid={onSaid} />
    </>
  );
};

type ThanksProps = { said: NonNullable<OpinionAsked['said']>; onChange: () => void };

const Thanks = ({ said: { stars }, onChange }: ThanksProps) => (
  <>
    <Stars value={stars} size={28} />
    <Text role="status">Gracias. La tienda la lee antes de publicarla.</Text>
    <Button variant="secondary" onClick={onChange} css={{ alignSelf: 'flex-start' }}>
      Cambiar lo que dije
    </Button>
  </>
);
