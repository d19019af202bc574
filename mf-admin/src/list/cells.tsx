import { Badge, css, Text } from '@shop/ui';
import type { ComponentProps, ReactNode } from 'react';

/** The smaller line under what a cell says. */
export const Small = (props: ComponentProps<typeof Text>) => (
  <Text as="div" size="xs" tone="soft" {...props} />
);

type NamedProps = { name: string; badge?: ReactNode; className?: string; children: ReactNode };

/** A name, and below it in small what tells it from others. */
export const Named = ({ name, badge, className, children }: NamedProps) => (
  <div css={{ overflowWrap: 'anywhere' }} className={className}>
    <strong>{name}</strong> {badge}
    <Small>{children}</Small>
  </div>
);

/** How a long text begins, in a cell. */
export const twoLines = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '26rem',
  overflowWrap: 'anywhere',
});

/** An order's number breaks at its hyphen otherwise. Every second part is one. */
const NUMBERS = /(\b[A-Z][A-Z0-9]{0,5}-\d{6,}\b)/;

/** A line whose order numbers stay in one piece. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(NUMBERS).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} css={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** 'Sí' or 'No' as a badge. */
export const YesNo = ({ value }: { value: boolean }) => (
  <Badge tone={value ? 'green' : 'neutral'}>{value ? 'Sí' : 'No'}</Badge>
);
