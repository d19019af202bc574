import { Boundary, isAway } from '@shop/app-kit';
import { Button, Container, EmptyState, HexFrame, Icon, Page, Row, theme } from '@shop/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { offlineWords } from '@shop/contracts/offline';
import type { RemoteName } from '@shop/contracts/pages';
import { forgetRoutes } from './remotes.ts';

const DOWN = 'No pudimos cargarla en este momento. El resto de la tienda sigue funcionando.';
const OFFLINE = 'Abriremos esta página en cuanto vuelva la red. Lo que ya visitaste se sigue viendo.';
const art = (
  <HexFrame edge={theme.color.amberSoft} css={{ width: 96, color: theme.color.honey }}>
    <Icon name="bee" css={{ padding: 22 }} />
  </HexFrame>
);

type DownProps = { onRetry: () => void; again: boolean };

/** Replaces the area; without a network it says so. */
const Down = ({ onRetry, again }: DownProps) => {
  const [isOffline, setOffline] = useState(isAway);
  useEffect(() => {
    const goesAway = () => setOffline(true);
    addEventListener('offline', goesAway);
    return () => removeEventListener('offline', goesAway);
  }, []);
  return (
    <Container width="narrow" role="alert" data-no-line={isOffline || undefined}>
      <Page title={isOffline ? 'Sin conexión' : 'Sección no disponible'} noIndex />
      <EmptyState
        level={1}
        title={isOffline ? offlineWords(location.pathname) : 'Esta sección no está disponible'}
        text={isOffline ? OFFLINE : DOWN}
        art={art}
        action={
          <Row>
            <Button onClick={onRetry} icon={<Icon name="refresh" size={20} />}>
              Reintentar
            </Button>
            {/* After a new release the old files may be deleted: only a new document helps. */}
            {again && !isOffline && (
              <Button variant="secondary" onClick={() => location.reload()}>
                Recargar la página
              </Button>
            )}
          </Row>
        }
      />
    </Container>
  );
};

type Props = { name: RemoteName; pathname: string; children: ReactNode };

/** Keeps the failure of a remote inside its area, with a button that loads it again. */
export const RemoteBoundary = ({ name, ...rest }: Props) => (
  <Boundary
    {...rest}
    part="main"
    onRetry={() => forgetRoutes(name)}
    instead={(retry, tries) => <Down onRetry={retry} again={tries > 0} />}
  />
);
