import { useAppDispatch } from '@shop/app-kit';
import {
  PUSH_KIND_NAMES,
  PUSH_KINDS,
  type PushDevice,
  type PushKind,
  type PushState,
} from '@shop/contracts/push';
import { PUSH_CALLS } from '@shop/contracts/push-calls';
import { Alert, Button, Skeleton, Stack, Switch, Text } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useIsAllowed } from '../auth/may.tsx';
import { NameCell } from '../list/cells.tsx';
import { formatMoment } from '../list/moment.tsx';
import { reportOutcome } from '../report-failure.ts';
import { useGetPushQuery, useKeepPushMutation, useRemovePushMutation } from './account.api.ts';
import { AccountRows, AccountSection } from './account-section.tsx';
import { hindranceOf, ownId, subscribe, unsubscribe, type PushObstacle } from './browser-push.ts';

const WORDS: Record<PushObstacle, string> = {
  unsupported: 'Este navegador no puede recibir avisos. Prueba con Chrome, Edge, Firefox o Safari al día.',
  iphone:
    'En iPhone y iPad los avisos llegan a la app de la tienda: toca Compartir, elige «Agregar a inicio», ábrela desde ahí y vuelve a esta página.',
  denied:
    'Tu navegador tiene bloqueados los avisos de esta página. Permítelos en los ajustes del sitio, junto a la dirección, y vuelve a intentarlo.',
};
const FAILED = { es: 'No se pudo cambiar. Inténtalo de nuevo.' };

/** The notifications that this browser gets, and the person's other browsers that get some. */
export const Pushes = () => {
  const { data, isError, refetch } = useGetPushQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AccountSection id="avisos" title="Avisos en este dispositivo">
      <Text>
        Te avisamos aunque la página esté cerrada. El aviso trae el número del pedido y su total, nada de tus
        clientes. Si sales de tu cuenta o cambias la contraseña, se apagan.
      </Text>
      {isError && <Alert onRetry={() => void refetch()}>No pudimos cargar tus avisos.</Alert>}
      {!data && !isError && <Skeleton height={64} radius={16} />}
      {data && <Kinds state={data} />}
    </AccountSection>
  );
};

const Kinds = ({ state }: { state: PushState }) => {
  const may = useIsAllowed();
  const { own, others, hindrance, failure, isBusy, choose } = usePushes(state);
  const kinds = PUSH_KIND_NAMES.filter((kind) => may(PUSH_CALLS[kind]));
  const chosen = kinds.filter((kind) => own?.kinds.includes(kind));
  const toggle = (kind: PushKind, isOn: boolean) =>
    choose(isOn ? [...chosen, kind] : chosen.filter((one) => one !== kind));
  return (
    <>
      {hindrance && <Alert tone="info">{WORDS[hindrance]}</Alert>}
      {failure && <Alert>{failure}</Alert>}
      {(!hindrance || own) && (
        <Stack gap={1}>
          {kinds.map((kind) => (
            <Switch
              key={kind}
              label={PUSH_KINDS[kind]}
              checked={chosen.includes(kind)}
              disabled={isBusy}
              onChange={({ target }) => void toggle(kind, target.checked)}
            />
          ))}
        </Stack>
      )}
      {others.length > 0 && (
        <>
          <Text>También te avisa en:</Text>
          <AccountRows entries={others}>{(device) => <Device {...device} />}</AccountRows>
        </>
      )}
    </>
  );
};

const Device = ({ id, device, createdAt }: PushDevice) => {
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useRemovePushMutation();
  const take = async () =>
    dispatch(reportOutcome((await remove(id)).error, { title: 'Avisos quitados' }, FAILED));
  return (
    <>
      <NameCell name={device}>{`Desde el ${formatMoment(createdAt)}`}</NameCell>
      <Button
        size="sm"
        variant="secondary"
        busy={isLoading}
        aria-label={`Quitar los avisos en ${device}`}
        onClick={() => void take()}
      >
        Quitar
      </Button>
    </>
  );
};

const REFUSED_BY_BROWSER =
  'Tu navegador no pudo registrarse para recibir avisos. Revisa tu conexión e inténtalo de nuevo.';

/** The choices for this browser, and how to change them. */
function usePushes({ publicKey, devices }: PushState) {
  const [keep] = useKeepPushMutation();
  const [remove] = useRemovePushMutation();
  const [id, setId] = useState('');
  const [hindrance, setHindrance] = useState(hindranceOf);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void ownId().then(setId, () => undefined), [devices]);
  const end = async (): Promise<unknown> => {
    await unsubscribe().catch(() => undefined);
    return (await remove(id)).error;
  };
  const begin = async (kinds: PushKind[]): Promise<unknown> => {
    const subscription = await subscribe(publicKey);
    if (subscription) return (await keep({ ...subscription, kinds })).error;
    setHindrance(hindranceOf());
    return undefined;
  };
  const choose = async (kinds: PushKind[]): Promise<void> => {
    setBusy(true);
    setFailure('');
    const failed = await (kinds.length > 0 ? begin(kinds) : end()).then(
      (error) => (error ? FAILED.es : ''),
      () => REFUSED_BY_BROWSER,
    );
    if (failed) setFailure(failed);
    setBusy(false);
  };
  const own = devices.find((one) => one.id === id);
  return { own, others: devices.filter((one) => one !== own), hindrance, failure, isBusy, choose };
}
