import { messageOf, statusOf } from '@shop/app-kit';
import { isAskable, type Purpose } from '@shop/contracts/consent-words';
import { Alert, Button, Say, Text, useShop } from '@shop/ui';
import { useSearchParams } from 'react-router-dom';
import { BrokenLink, MailPage } from '../layout/mail-page.tsx';
import { LoadingShape } from '../layout/not-yet.tsx';
import { SaidDone } from '../layout/said-done.tsx';
import { AskForm } from './ask-form.tsx';
import { useAnswerConsentMutation, useGetConsentQuery } from './notices.api.ts';

const NOT_READ = { es: 'No pudimos abrir tus avisos. Inténtalo de nuevo.' };
const FAILED = { es: 'No pudimos guardarlo. Inténtalo de nuevo.' };
const UNKNOWN = 404;
const OF: Record<Purpose, string> = {
  reminder: 'Recordatorios de compras sin terminar',
  stock: 'Avisos de productos que se agotaron',
  news: 'Novedades de la tienda',
  opinion: 'Preguntas sobre lo que compraste',
  refill: 'Avisos de que se acaba tu miel',
};

/** /avisos?t=…: the links of consented mails; without a token, a form for news. Only a press changes something. */
export const NoticesPage = () => {
  const [query] = useSearchParams();
  const { notices } = useShop();
  const token = query.get('t');
  const asksNews = !token && isAskable(notices, 'news');
  return (
    <MailPage title="Tus avisos" description="Los correos que nos pediste.">
      {token && <Chosen token={token} wantsIt={query.has('si')} />}
      {asksNews && <AskNews source={query.get('de') === 'order' ? 'order' : 'footer'} />}
      {!token && !asksNews && <BrokenLink />}
    </MailPage>
  );
};

const AskNews = ({ source }: { source: 'order' | 'footer' }) => (
  <>
    <Text tone="soft">Te escribimos de vez en cuando: cosechas nuevas, mezclas y lo que vuelve a haber.</Text>
    <AskForm
      asked={{ purpose: 'news', source }}
      label="Recibir novedades"
      done="Revisa tu correo: te enviamos un enlace para confirmarlo."
    />
  </>
);

const Chosen = ({ token, wantsIt }: { token: string; wantsIt: boolean }) => {
  const { data, isError, isFetching, refetch, error } = useGetConsentQuery(token);
  const [answerIt, { data: changed, error: failure, isLoading }] = useAnswerConsentMutation();
  if (!data && isFetching) return <LoadingShape height={96}>Cargando tus avisos…</LoadingShape>;
  const shown = changed ?? data;
  if (statusOf(error) === UNKNOWN) return <BrokenLink />;
  if (isError || !shown)
    return (
      <Alert onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, NOT_READ).es}
      </Alert>
    );
  const isOver = shown.state === 'ended';
  const canConfirm = wantsIt && shown.state === 'unconfirmed';
  return (
    <>
      <Text>
        <strong>
          <Say>{OF[shown.purpose]}</Say>
        </strong>
      </Text>
      {changed ? (
        <SaidDone key={changed.state}>
          {isOver && <Text>Listo. Ya no te escribimos de esto.</Text>}
          {changed.state === 'waiting' && <Text>Listo. Tu correo está confirmado.</Text>}
        </SaidDone>
      ) : (
        isOver && <Text>Listo. Ya no te escribimos de esto.</Text>
      )}
      {failure && <Alert>{messageOf(failure, FAILED).es}</Alert>}
      {canConfirm && (
        <Button busy={isLoading} onClick={() => void answerIt({ token, answer: 'confirm' })}>
          Sí, quiero novedades
        </Button>
      )}
      {!isOver && (
        <Button
          // Not primary right after a confirmation, so that the next press does not end it.
          variant={canConfirm || changed ? 'secondary' : 'primary'}
          busy={isLoading}
          onClick={() => void answerIt({ token, answer: 'end' })}
        >
          Ya no me escriban de esto
        </Button>
      )}
    </>
  );
};
