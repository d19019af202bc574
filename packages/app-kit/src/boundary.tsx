import { Alert } from '@shop/ui';
import { Component, type ReactNode } from 'react';
import { partIsAlive } from './early.ts';

const failedLoads = new Set<() => void>();

/** Forgets a failed load when an area is shown again, so that the next render really loads it. */
export const forgetOnRetry = (forget: () => void) => void failedLoads.add(forget);

const sayMissing = (retry: () => void) => <Alert onRetry={retry}>Esta parte no está disponible.</Alert>;

type Props = {
  children?: ReactNode;
  /** Its name in early.ts: when it is given up, presses in it wait no longer. */
  part?: string;
  /** When it changes, a failed area is tried again. */
  pathname?: string;
  onRetry?: () => void;
  /** What takes the place of a failed area. `tries`: how often it was tried again. */
  instead?: (retry: () => void, tries: number) => ReactNode;
};
type State = { failed: boolean; tries: number };

/**
 * Keeps a failure inside its area, which can be tried again and is when the network is back. A broken area is first
 * mounted again automatically, which repairs elements that an extension changed.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, tries: 0 };
  private isAgain = false;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidMount() {
    addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry);
  }

  override componentDidCatch() {
    // React catches this error, so it is reported by an event (the shell's reports/errors.ts).
    dispatchEvent(new CustomEvent('error'));
    if (!this.isAgain) {
      this.isAgain = true;
      return this.setState({ failed: false });
    }
    if (this.props.part) partIsAlive(this.props.part);
  }

  override componentDidUpdate(before: Props) {
    if (before.pathname === this.props.pathname) return;
    this.isAgain = false;
    this.retry();
  }

  retry = () => {
    if (!this.state.failed) return;
    this.props.onRetry?.();
    for (const forget of failedLoads) forget();
    failedLoads.clear();
    this.setState(({ tries }) => ({ failed: false, tries: tries + 1 }));
  };

  override render() {
    const { failed, tries } = this.state;
    const { children, instead = sayMissing } = this.props;
    if (!failed) return children;
    return this.isAgain ? instead(this.retry, tries) : null;
  }
}
