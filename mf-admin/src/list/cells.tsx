import { Badge, Text } from '@shop/ui';
import type { ComponentProps, ReactNode } from 'react';

/** Where a mouse points: what stands in one of a cell's two lines needs no finger's 44 px. */
export const byMouse = '@media (min-width: 768px) and (pointer: fine)';

/** A tablet, or a small laptop: lists have little room beside the menu. */
export const tight = '@media (min-width: 768px) and (max-width: 1279.98px)';

/** The smaller line under what a cell says. */
export const Small = (props: ComponentProps<typeof Text>) => (
  <Text as="div" size="xs" tone="soft" {...props} />
);

type NamedProps = { name: string; badge?: ReactNode; children: ReactNode };

/**
 * Words of a cell of which a row needs only the beginning: on a desk each line ends where its column does, in rows whose
 * window says the rest (`data-table.tsx`).
 */
export const Lines = (props: ComponentProps<'div'>) => (
  <div data-lines css={{ overflowWrap: 'anywhere' }} {...props} />
);

/** A name, and below it in small what tells it from others. */
export const NameCell = ({ name, badge, children }: NamedProps) => (
  <Lines>
    <div>
      <strong>{name}</strong>
      {badge && <> {badge}</>}
    </div>
    {children && <Small>{children}</Small>}
  </Lines>
);

/** An order's number breaks at its hyphen otherwise. Every second part is one. */
const NUMBERS = /(\b[A-Z][A-Z0-9]{0,5}-\d{6,}\b)/;

/** A line whose order numbers stay in one piece. */
export const NoWrap = ({ children }: { children: string }) =>
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
