import { EmptyState, Icon, LinkButton } from '@shop/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../content/use-texts.ts';
import { IconHex } from '../layout/icon-hex.tsx';

/** What an empty menu shows. */
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
      action={
        <LinkButton as={Link} to="/customize">
          Personaliza tu elixir
        </LinkButton>
      }
    />
  );
};
