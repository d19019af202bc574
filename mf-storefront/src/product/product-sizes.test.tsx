import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { aFlower } from '@shop/contracts/testing/builders';
import { aFamily } from '../testing/a-family.ts';
import { dataIn, openProduct as open, said } from '../testing/open-product.tsx';
import { answerTexts } from '../testing/seeded-texts.ts';

beforeEach(() => void answerTexts('product'));

describe('the page of a honey in several sizes', () => {
  const answerFamily = () => {
    answer('get', '/flowers', [aFlower()]);
    return aFamily().map((blend) =>
      answer('get', `/elixirs/predesigned/named/${blend.slug}`, { blend, pairings: [] }),
    );
  };

  test('when another size is chosen then all is its own, at its own address', async () => {
    const asked = answerFamily();
    const { user, container } = open('miel-de-encino-21?utm_source=ig');
    expect(await screen.findByRole('radio', { name: /^60 ml/ })).toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Miel de encino');
    expect(screen.getByText('Quedan 3')).toBeVisible();
    const other = screen.getByRole('radio', { name: /^250 ml/ });

    await user.click(other);

    await screen.findByText('/menu/miel-de-encino-22?utm_source=ig');
    expect(other).toBeChecked();
    expect(other).toHaveFocus();
    expect(screen.queryByText('Quedan 3')).toBeNull();
    expect(screen.getByRole('img', { name: /^Frasco/ })).toHaveAttribute(
      'src',
      expect.stringContaining('elixir-02'),
    );
    expect(document.title).toBe('Miel de encino · 250 ml | Flor de Kaab');
    await waitFor(() => expect(asked[1]).toHaveLength(1));
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the words of another size do not come then its price does not stand beside those of the first', async () => {
    answerFamily();
    const { user, shownToasts } = open('miel-de-encino-21');
    expect(await screen.findByRole('radio', { name: /^60 ml/ })).toBeChecked();
    cutOff('get', '/elixirs/predesigned/named/miel-de-encino-22');

    await user.click(screen.getByRole('radio', { name: /^250 ml/ }));

    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(await screen.findByText('/menu/miel-de-encino-21')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^60 ml/ })).toBeChecked();
  });

  test('when a size is sold out then it is shown, and says so', async () => {
    answerFamily();

    open('miel-de-encino-23');

    expect(await screen.findByRole('radio', { name: /^1000 ml.*Agotado/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'No disponible' })).toBeDisabled();
  });

  test('when search engines look then they read one group with all its sizes', async () => {
    answerFamily();

    const { container } = open('miel-de-encino-22', {}, said());

    await screen.findByRole('radio', { name: /^60 ml/ });
    const data = await dataIn(container);
    expect(JSON.parse(data.textContent!)['@graph'][0]).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Miel de encino',
      productGroupID: 'miel-de-encino',
      hasVariant: [
        { '@type': 'Product', sku: '21', size: '60 ml', offers: { price: '145.00' } },
        { sku: '22', size: '250 ml', offers: { url: expect.stringMatching(/miel-de-encino-22$/) } },
        { sku: '23', size: '1000 ml', offers: { availability: 'https://schema.org/OutOfStock' } },
      ],
    });
  });
});
