import { isAway, partIsAlive, resetFailedPages } from '@shop/app-kit';
import { Button, Container, EmptyState, HexFrame, Icon, Page, Row, theme } from '@shop/ui';
import { Component, useEffect, useState, type ReactNode } from 'react';
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

/** Replaces the area; without a network it says so, and retries when the network is back. */
const Down = ({ onRetry, again }: DownProps) => {
  const [isOffline, setOffline] = useState(isAway);
  useEffect(() => {
    const goesAway = () => setOffline(true);
    addEventListener('online', onRetry);
    addEventListener('offline', goesAway);
    return () => {
      removeEventListener('online', onRetry);
      removeEventListener('offline', goesAway);
    };
  }, [onRetry]);
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
type State = { failed: boolean; tries: number };

/**
 * Keeps the failure of a remote inside its area, with a button that loads it again. A broken page is first mounted
 * again automatically, which repairs elements that an extension changed.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, tries: 0 };
  private isAgain = false;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch() {
    // React catches this error, so it is reported by an event (reports/errors.ts).
    dispatchEvent(new CustomEvent('error'));
    if (!this.isAgain) {
      this.isAgain = true;
      return this.setState({ failed: false });
    }
    partIsAlive('main');
  }

  override componentDidUpdate(before: Props) {
    if (before.pathname === this.props.pathname) return;
    this.isAgain = false;
    if (this.state.failed) this.retry();
  }

  retry = () => {
    forgetRoutes(this.props.name);
    resetFailedPages();
    this.setState(({ tries }) => ({ failed: false, tries: tries + 1 }));
  };

  override render() {
    const { failed, tries } = this.state;
    if (!failed) return this.props.children;
    return this.isAgain ? <Down onRetry={this.retry} again={tries > 0} /> : null;
  }
}
