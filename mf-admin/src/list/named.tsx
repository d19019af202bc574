import { Text } from '@shop/ui';
import type { ReactNode } from 'react';

type Props = { name: string; badge?: ReactNode; className?: string; children: ReactNode };

/** A name, and below it in small what tells it from others. */
export const Named = ({ name, badge, className, children }: Props) => (
  <div css={{ overflowWrap: 'anywhere' }} className={className}>
    <strong>{name}</strong> {badge}
    <Text as="div" size="xs" tone="soft">
      {children}
    </Text>
  </div>
);
