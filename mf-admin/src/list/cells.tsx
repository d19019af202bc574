import { Badge, Text } from '@shop/ui';
import type { ComponentProps, ReactNode } from 'react';

/** For mouse users: targets inside two-line cells need not be 44 px high. */
export const byMouse = '@media (min-width: 48em) and (pointer: fine)';

/** A tablet or a small laptop: the menu leaves little room for lists. */
export const tight = '@media (min-width: 48em) and (max-width: 79.99em)';

/** The smaller second line of a cell. */
export const Small = (props: ComponentProps<typeof Text>) => (
  <Text as="div" size="xs" tone="soft" {...props} />
);

type NamedProps = { name: string; badge?: ReactNode; children: ReactNode };

/**
 * Text of a cell that may be cut: on a desktop each line ends at its column's edge, in rows whose window shows
 * the rest (`data-table.tsx`).
 */
export const Lines = (props: ComponentProps<'div'>) => (
  <div data-lines css={{ overflowWrap: 'anywhere' }} {...props} />
);

/** A name, and below it a small line that tells it from others. */
export const NameCell = ({ name, badge, children }: NamedProps) => (
  <Lines>
    <div>
      <strong>{name}</strong>
      {badge && <> {badge}</>}
    </div>
    {children && <Small>{children}</Small>}
  </Lines>
);

/** An address that has two lines breaks before its '@', not within a word. */
export const Email = ({ children }: { children: string }) => {
  const at = Math.max(0, children.lastIndexOf('@'));
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
};

/** Order numbers, which would break at their hyphen. With this group `split` returns them at odd positions. */
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
