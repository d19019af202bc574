import type { ContentItem } from '@shop/contracts/content';
import { Icon, type IconName } from '@shop/ui';

type SignedItemsProps = {
  items: ContentItem[] | undefined;
  size: number;
  className?: string;
};

/** Lines of a list, each after its icon. */
export const SignedItems = ({ items = [], size, className }: SignedItemsProps) => (
  <ul className={className}>
    {items.map(({ icon, text }, index) => (
      <li key={index}>
        <Icon name={(icon || 'drop') as IconName} size={size} />
        {text}
      </li>
    ))}
  </ul>
);
