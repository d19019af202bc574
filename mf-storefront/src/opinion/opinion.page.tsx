import { messageOf, part, statusOf } from '@shop/app-kit';
import type { OpinionAsked } from '@shop/contracts/opinion';
import { Alert, Button, Stars, Text } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BrokenLink, MailPage } from '../layout/mail-page.tsx';
import { LoadingShape } from '../layout/not-yet.tsx';
import { SaidDone } from '../layout/said-done.tsx';
import { useGetOpinionQuery } from './opinion.api.ts';

const NOT_READ = { es: 'No pudimos abrir tu opinión. Inténtalo de nuevo.' };
const UNKNOWN = 404;
const MOST_STARS = 5;

// The form includes the schemas.
const OpinionForm = part(() =>
  import(/* webpackChunkName: "p-opinion-form" */ './opinion-form.tsx').then((m) => m.OpinionForm),
);

// Only after the opinion is sent.
const OpinionPhotos = part(() =>
  import(/* webpackChunkName: "p-opinion-photos" */ './opinion-photos.tsx').then((m) => m.OpinionPhotos),
);

/** /opinion?t=…&estrellas=5: a mail links buyers here. Opening it sends nothing, because scanners follow links. */
export const OpinionPage = () => {
  const [query] = useSearchParams();
  const token = query.get('t');
  const stars = Number(query.get('estrellas'));
  const chosen = Number.isInteger(stars) && stars > 0 && stars <= MOST_STARS ? stars : 0;
  return (
    <MailPage title="Tu opinión" description="Qué te pareció lo que compraste.">
      {token ? <Asked token={token} stars={chosen} /> : <BrokenLink />}
    </MailPage>
  );
};

const Asked = ({ token, stars }: { token: string; stars: number }) => {
  const { data, isError, isFetching, refetch, error } = useGetOpinionQuery(token);
  const [written, setWritten] = useState<OpinionAsked>();
  const [isThanked, setThanked] = useState(false);
  const [isBack, setBack] = useState(false);
  const change = () => {
    setBack(true);
    setThanked(false);
  };
  if (!data && isFetching) return <LoadingShape height={320}>Cargando tu opinión…</LoadingShape>;
  if (statusOf(error) === UNKNOWN) return <BrokenLink />;
  if (isError || !data)
    return (
      <Alert onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, NOT_READ).es}
      </Alert>
    );
  const known = written ?? data;
  const photos = known.said && <OpinionPhotos token={token} asked={known} onChanged={setWritten} />;
  if (isThanked && written?.said) return <Thanks said={written.said} photos={photos} onChange={change} />;
  const onSaid = (said: OpinionAsked) => {
    setWritten(said);
    setThanked(true);
  };
  return (
    <>
      <Text>
        <strong>{data.product}</strong>
      </Text>
      {/* A sent opinion overrides the star in the mail's link. */}
      <OpinionForm token={token} asked={known} stars={written ? 0 : stars} isBack={isBack} onSaid={onSaid} />
      {photos}
    </>
  );
};

type ThanksProps = { said: NonNullable<OpinionAsked['said']>; photos: ReactNode; onChange: () => void };

const Thanks = ({ said: { stars }, photos, onChange }: ThanksProps) => (
  <>
    <Stars value={stars} size={28} />
    <SaidDone>
      <Text>Gracias. La tienda la lee antes de publicarla.</Text>
    </SaidDone>
    {photos}
    <Button variant="secondary" onClick={onChange} css={{ alignSelf: 'flex-start' }}>
      Cambiar lo que dije
    </Button>
  </>
);
