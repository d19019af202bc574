import { Component } from 'react';

const HOLD_MS = 1500;
const MOST_MS = 10_000;
const OWN_WILL = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
const positions = new Map<string, number>();

/**
 * Scrolls to `top` once the page is long enough, and holds it there briefly, because late data above would push the
 * page away. Returns a function that stops this.
 */
const restore = (top: number) => {
  let until = performance.now() + MOST_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of OWN_WILL) removeEventListener(name, stop);
  };
  const attempt = () => {
    if (Math.abs(scrollY - top) > 2) scrollTo(0, top);
    else until = Math.min(until, performance.now() + HOLD_MS);
    if (top === 0 || performance.now() > until) stop();
    else frame = requestAnimationFrame(attempt);
  };
  // A visitor who scrolls meanwhile is not pulled back.
  for (const name of OWN_WILL) addEventListener(name, stop, { passive: true });
  attempt();
  return stop;
};

type Props = { visit: string; pathname: string; back: boolean; stays?: boolean };

/**
 * New pages start at their beginning, for the keyboard too; back and forward restore the position. The browser cannot
 * do this without reloads. A class component, because its lifecycle runs right before the page is replaced: the
 * scroll event comes a frame late, and popstate may come after the replacement.
 */
export class ScrollMemory extends Component<Props> {
  private stop = () => {};

  // The listeners live as long as the document, which has one of these.
  override componentDidMount() {
    const takeOver = () => void (history.scrollRestoration = 'manual');
    takeOver();
    // Safari scrolls a page that it kept only after this event.
    addEventListener('pageshow', () => setTimeout(takeOver));
    addEventListener('pagehide', () => void (history.scrollRestoration = 'auto'));
    // The page was loaded again below a window (ui's back-closes.ts): at its entry 'back' would do nothing.
    if ((history.state as { window?: true } | null)?.window) history.back();
  }

  override getSnapshotBeforeUpdate({ visit }: Props) {
    if (visit !== this.props.visit) positions.set(visit, scrollY);
    return null;
  }

  override componentDidUpdate(before: Props) {
    const { visit, pathname, back, stays } = this.props;
    if (before.visit !== visit) this.stop();
    if (stays || before.pathname === pathname) return;
    document.getElementById('contenido')?.focus({ preventScroll: true });
    if (back) this.stop = restore(positions.get(visit) ?? 0);
    else scrollTo(0, 0);
  }

  override componentWillUnmount() {
    this.stop();
  }

  override render() {
    return null;
  }
}
