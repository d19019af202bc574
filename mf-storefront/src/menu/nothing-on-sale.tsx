import { EmptyState, Icon } from '@shop/ui';
import { useTexts } from '../content/use-texts.ts';
import { IconHex } from '../layout/icon-hex.tsx';
import { WorkshopLink } from '../layout/workshop-link.tsx';

/** The text of an empty menu. */
export const NothingOnSale = () => {
  const words = useTexts('menu')('empty');
  return (
    <EmptyState
      art={
        <IconHex size={96}>
          <Icon name="drop" size={48} />
        </IconHex>
      }
      title={words?.title || 'Muy pronto'}
      text={words?.content}
      action={<WorkshopLink>Personaliza tu elixir</WorkshopLink>}
    />
  );
};
