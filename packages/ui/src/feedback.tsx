import { css, keyframes } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Heading, Original, Text } from './text.tsx';
import { theme } from './theme.ts';
import { useSay } from './words.tsx';

const { color, radius, size, space } = theme;

const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  padding: `${space(0.75)} ${space(3)}`,
  borderRadius: radius.pill,
  fontSize: size.xs,
  fontWeight: 650,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
});
const badgeTones = {
  neutral: css({ background: color.creamDeep, color: color.inkSoft }),
  honey: css({ background: color.amberSoft, color: color.ink }),
  petal: css({ background: color.petalSoft, color: color.petalText }),
  yellow: css({ background: color.warningSoft, color: color.warning }),
  blue: css({ background: color.infoSoft, color: color.info }),
  green: css({ background: color.jungleSoft, color: color.jungle }),
  red: css({ background: color.dangerSoft, color: color.danger }),
};
export type BadgeTone = keyof typeof badgeTones;

/** A small coloured word: order status, 'Sí'/'No', 'Próximamente'. */
export const Badge = ({ tone = 'neutral', ...rest }: ComponentProps<'span'> & { tone?: BadgeTone }) => (
  <span {...rest} css={[pill, badgeTones[tone]]}>
    {useSay()(rest.children)}
  </span>
);

const pulse = keyframes({ '50%': { opacity: 0.45 } });
const bone = css({
  maxWidth: '100%',
  background: color.line,
  borderRadius: radius.sm,
  animation: `${pulse} 1.5s ease-in-out infinite`,
});

type SkeletonProps = {
  width?: string | number;
  height?: string | number;
  radius?: string | number;
  className?: string;
};

/** A grey placeholder for content; hidden from screen readers, which hear the page's loading message. */
export const Skeleton = ({ width = '100%', height = '1em', radius: corner, className }: SkeletonProps) => (
  <div
    aria-hidden="true"
    className={className}
    css={[bone, { width, height, ...(corner === undefined ? {} : { borderRadius: corner }) }]}
  />
);

const alertTones = {
  danger: css({ background: color.dangerSoft, borderColor: '#E9B4AF', color: '#7D1A14' }),
  warning: css({ background: color.warningSoft, borderColor: '#EBD08A', color: '#5E3D00' }),
  info: css({ background: color.infoSoft, borderColor: '#B5D0E6', color: color.info }),
  success: css({ background: color.jungleSoft, borderColor: '#B2D3C0', color: '#174733' }),
};
const alertIcons = { danger: 'warning', warning: 'warning', info: 'info', success: 'check' } as const;
const frame = css({
  display: 'flex',
  gap: space(3),
  alignItems: 'flex-start',
  padding: `${space(4)} ${space(5)}`,
  border: '1px solid',
  borderRadius: radius.md,
  '& > svg': { flex: 'none', marginTop: 2 },
});

type AlertProps = {
  tone?: keyof typeof alertTones;
  title?: ReactNode;
  children?: ReactNode;
  /** English wording of the specification below the Spanish one. */
  original?: string | undefined;
  /** Adds a 'Reintentar' button. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  className?: string;
};

/** A message in the page's flow. Failures interrupt a screen reader, the rest waits its turn. */
export const Alert = ({
  tone = 'danger',
  title,
  children,
  original,
  onRetry,
  retrying = false,
  className,
}: AlertProps) => {
  const say = useSay();
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={className} css={[frame, alertTones[tone]]}>
      <Icon name={alertIcons[tone]} />
      <div css={{ flex: 1, minWidth: 0 }}>
        {title && <p css={{ fontWeight: 650 }}>{say(title)}</p>}
        {children && <div css={{ fontSize: size.sm }}>{say(children)}</div>}
        <Original>{original}</Original>
        {onRetry && (
          <Button
            variant="secondary"
            size="sm"
            onClick={onRetry}
            busy={retrying}
            css={{ marginTop: space(3) }}
          >
            Reintentar
          </Button>
        )}
      </div>
    </div>
  );
};

const centred = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(4),
  maxWidth: '34rem',
  marginInline: 'auto',
  padding: `${space(10)} ${space(4)}`,
  textAlign: 'center',
});

type EmptyStateProps = {
  title: ReactNode;
  level?: 1 | 2 | 3;
  text?: ReactNode;
  art?: ReactNode;
  action?: ReactNode;
};

/** A message for an empty list, and what to do about it. */
export const EmptyState = ({ title, level = 2, text, art, action }: EmptyStateProps) => (
  <div css={centred}>
    {art}
    {/* Gets the focus after the last item of a list was removed. */}
    <Heading level={level} look="section" tabIndex={-1}>
      {title}
    </Heading>
    {text && <Text tone="soft">{text}</Text>}
    {action}
  </div>
);
