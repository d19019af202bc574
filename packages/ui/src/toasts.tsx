import { css, keyframes } from '@emotion/react';
import { Toast as Radix } from 'radix-ui';
import { buttonStyles, Icon, IconButton, Original, Row, Say, theme } from '@shop/ui/core';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

const { color, layer, media, radius, shadow, space, size } = theme;
const SWIPE_THRESHOLD_PX = 50;
const HEADER_HEIGHT = 68;

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const viewport = css({
  position: 'fixed',
  right: 0,
  // At the top, because the next button is at the foot; below the header, whose badge has changed.
  top: HEADER_HEIGHT,
  // At the very top, because windows have their buttons at the foot.
  'body:has([aria-modal="true"]) &': { top: 0 },
  // In the back office, below the end of its menu.
  [media.lg]: {
    'body:not(:has(> #root > header)):not(:has([aria-modal="true"])) &': {
      top: 'auto',
      right: 'auto',
      bottom: 0,
      maxWidth: '16rem',
      padding: space(3),
    },
  },
  zIndex: layer.toast,
  width: '100%',
  maxWidth: 420,
  padding: space(4),
  margin: 0,
  listStyle: 'none',
});
const card = css({
  display: 'flex',
  gap: space(3),
  alignItems: 'flex-start',
  padding: `${space(4)} ${space(3)} ${space(4)} ${space(5)}`,
  borderRadius: radius.md,
  border: `1px solid ${color.line}`,
  background: color.paper,
  boxShadow: shadow.lg,
  animation: `${enter} 220ms ease-out`,
  '& > svg': { flex: 'none', marginTop: 2, color: color.jungle },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'translateX(0)', transition: 'transform 200ms ease-out' },
  '&[data-swipe="end"]': { transform: 'translateX(110%)', transition: 'transform 150ms ease-out' },
});
const red = css({
  background: color.danger,
  borderColor: color.danger,
  color: color.paper,
  '--ring': color.paper,
  '& > svg': { color: color.paper },
});

const actions = css({ marginTop: space(3) });

type ActionProps = { label: string; variant?: 'primary' | 'secondary'; children: ReactElement };

// Two fit side by side in the narrowest window.
const beside = css({ [media.narrow]: { paddingInline: space(2.5) } });

/** A button or link of a toast, which closes the toast. `label` is its name for screen readers. */
export const ToastAction = ({ label, variant = 'secondary', children }: ActionProps) => (
  <Radix.Action asChild altText={label} css={[buttonStyles({ variant, size: 'sm' }), beside]}>
    {children}
  </Radix.Action>
);

export type ShownToast = {
  id: string;
  title: string;
  description?: string;
  /** The values of the braces. */
  values?: Record<string, string>;
  original?: string;
  variant?: 'default' | 'destructive';
  open: boolean;
  /** `ToastAction`s below the text. */
  actions?: ReactNode;
};
type ToastsProps = { toasts: ShownToast[]; durationMs: number; onDismiss: (id: string) => void };

/**
 * Radix leaves the focus on the list, at the end of the page, when a toast closes that had it. It returns to where it was
 * before it went to the toasts.
 */
const useWayBack = () => {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      const isToast = (place: EventTarget | null) => list.current?.parentElement?.contains(place as Node);
      if (isToast(relatedTarget) && !isToast(target)) before.current = target as HTMLElement;
    };
    document.addEventListener('focusout', remember);
    return () => document.removeEventListener('focusout', remember);
  }, []);
  const goBack = () => {
    if (document.activeElement === list.current) before.current?.focus({ preventScroll: true });
  };
  return { list, goBack };
};

/** Toasts below the header, or under the back office's menu: swiped right, reached by F8 (SH19–SH23). */
export const Toasts = ({ toasts, durationMs, onDismiss }: ToastsProps) => {
  const { list, goBack } = useWayBack();
  const close = (id: string) => {
    onDismiss(id);
    goBack();
  };
  return (
    <Radix.Provider
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      duration={durationMs}
      label="Notificación"
    >
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && close(toast.id)}
          css={[card, toast.variant === 'destructive' && red]}
        >
          <Icon name={toast.variant === 'destructive' ? 'warning' : 'check'} />
          <div css={{ flex: 1 }}>
            <Radix.Title css={{ fontWeight: 700, lineHeight: 1.4 }}>
              <Say {...toast.values}>{toast.title}</Say>
            </Radix.Title>
            {toast.description && (
              <Radix.Description css={{ fontSize: size.sm, lineHeight: 1.45 }}>
                <Say {...toast.values}>{toast.description}</Say>
                <Original>{toast.original}</Original>
              </Radix.Description>
            )}
            {toast.actions && <Row css={actions}>{toast.actions}</Row>}
          </div>
          <Radix.Close asChild>
            <IconButton label="Cerrar" css={{ margin: -6 }}>
              <Icon name="close" size={18} />
            </IconButton>
          </Radix.Close>
        </Radix.Root>
      ))}
      {/* A window that opens hides all from screen readers but what is `aria-live`: its toasts come later. */}
      <Radix.Viewport
        ref={list}
        hotkey={['F8']}
        label="Notificaciones ({hotkey})"
        css={viewport}
        data-toasts=""
        aria-live="off"
      />
    </Radix.Provider>
  );
};
