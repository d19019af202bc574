import { Icon, LinkButton, Price, Row, Say, Text } from '@shop/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../content/use-texts.ts';
import { actions, buy, proof } from './hero.styles.ts';
import { WorkshopLink } from '../layout/workshop-link.tsx';

/** The lowest price, the link to the menu, and the assurances. `from` in decimal pesos. */
export const HeroOffer = ({ from }: { from: number | undefined }) => {
  const words = useTexts('home')('offer');
  return (
    <div css={buy}>
      <Text>
        {from !== undefined && (
          <>
            <Say>Desde</Say> <Price amount={from} />
          </>
        )}
        {words?.title && <span>{from === undefined ? words.title : ` · ${words.title}`}</span>}
      </Text>
      <Row gap={2} css={actions}>
        <LinkButton as={Link} to="/menu" size="lg">
          Ver nuestro menú
        </LinkButton>
        <WorkshopLink size="lg" variant="ghost">
          Personaliza tu elixir
        </WorkshopLink>
      </Row>
      {words?.content && (
        <p css={proof}>
          <Icon name="shield" size={20} />
          {words.content}
        </p>
      )}
    </div>
  );
};
