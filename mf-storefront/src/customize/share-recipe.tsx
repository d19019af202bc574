import { retry, showToast, useAppDispatch } from '@shop/app-kit';
import { selectText, useCopy } from '@shop/app-kit/use-copy';
import { CUSTOM_ELIXIR_NAME } from '@shop/contracts/constants';
import { Button, Icon, LinkButton, PageFactsContext, Row, Text, theme, useSay, useShop } from '@shop/ui';
import { use, useState } from 'react';
import { writeRecipe } from './recipe-address.ts';
import type { Workshop } from './use-workshop.ts';

const loadCard = () => retry(() => import(/* webpackChunkName: "p-picture-card" */ './picture-card.ts'));

const FAILED = { title: 'No pudimos hacerlo', description: 'Intenta de nuevo o copia la dirección.' };
const COPIED = { title: 'Enlace copiado', description: 'Quien lo abra verá tu receta.' };

/** Shares the recipe: as a link by WhatsApp, as a copied link, or as a picture. */
export const ShareRecipe = ({ workshop: { recipe, chosen } }: { workshop: Workshop }) => {
  const dispatch = useAppDispatch();
  const { name } = useShop();
  const [drawing, setDrawing] = useState(false);
  const ownName = recipe.name === CUSTOM_ELIXIR_NAME ? '' : recipe.name;
  const path = `/customize${writeRecipe({ flowerIds: chosen.map(({ id }) => id), name: ownName })}`;
  // Browsers know the shop's address; the server gets it from the page's facts.
  const link = new URL(path, use(PageFactsContext)?.origin ?? globalThis.location.origin).href;
  const text = useSay()('Mira el elixir que armé en {tienda}: {receta}.');
  const words = `${text.replace('{tienda}', () => name).replace('{receta}', () => recipe.name)} ${link}`;
  const copy = useCopy();
  const [uncopied, setUncopied] = useState('');
  const copyLink = async () => setUncopied((await copy(link, COPIED)) ? '' : link);
  const card = () => {
    setDrawing(true);
    return loadCard()
      .then(({ offerCard }) => offerCard(recipe, name))
      .catch(() => dispatch(showToast(FAILED)))
      .finally(() => setDrawing(false));
  };
  return (
    <section aria-label="Comparte tu receta">
      <Text size="sm" tone="soft" css={{ marginBottom: theme.space(2) }}>
        Comparte tu receta
      </Text>
      <Row gap={2}>
        <LinkButton
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          size="sm"
          icon={<Icon name="whatsapp" size={18} />}
        >
          WhatsApp
        </LinkButton>
        <Button variant="secondary" size="sm" aria-label="Copiar enlace" onClick={() => void copyLink()}>
          Enlace
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={drawing}
          icon={<Icon name="image" size={18} />}
          onClick={() => void card()}
        >
          Imagen
        </Button>
      </Row>
      {uncopied && (
        <p ref={selectText} css={{ marginTop: theme.space(2), overflowWrap: 'anywhere' }}>
          {uncopied}
        </p>
      )}
    </section>
  );
};
