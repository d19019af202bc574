import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { SHOP_WORDS } from '@shop/contracts/shop-words';
import { anOwnText, aTextDraft } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
// Imported in advance: its first transformation takes longer than a test waits.
import './text-dialog.tsx';
import { TextsPage } from './texts.page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  answer('get', '/admin/texts/words', SHOP_WORDS);
});

const OPINIONS = anOwnText({
  id: 5,
  page: 'home',
  section: 'testimonials',
  title: 'Testimonios',
  content: 'De muestra',
});
describe('the list of texts', () => {
  test('when it opens then every text of the pages is there with its state, and can be searched', async () => {
    const draft = aTextDraft({ title: 'Voces de aquí' });
    answer('get', '/admin/texts', [
      { ...OPINIONS, draft },
      anOwnText({ id: 9, page: 'about', section: 'vivero', title: 'El vivero' }),
      anOwnText({ id: 10, page: 'home', section: 'steps', title: null, content: null, unpublished: true }),
    ]);

    const { user, container } = renderPage(<TextsPage />);

    const row = (await screen.findByText('Testimonios')).closest('tr')!;
    expect(row).toHaveTextContent('Con borrador');
    expect(row).toHaveTextContent('ana');
    expect(screen.getByText('Portada: precio y confianza').closest('tr')).toHaveTextContent('De fábrica');
    expect(screen.getByText('Los pasos').closest('tr')).toHaveTextContent(/De fábrica.*—/);
    expect(screen.getByText('El vivero').closest('tr')).toHaveTextContent('Publicado');
    await user.type(screen.getByLabelText('Buscar'), 'voces');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the texts cannot be read then the list says so', async () => {
    answer('get', '/admin/texts', { message: '' }, 503);

    renderPage(<TextsPage />);

    expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar los textos');
  });

  test('when the shop’s own words cannot be read then the texts are there without them', async () => {
    answer('get', '/admin/texts', [OPINIONS]);
    answer('get', '/admin/texts/words', { message: '' }, 404);

    renderPage(<TextsPage />);

    expect(await screen.findByText('Testimonios')).toBeVisible();
  });

  test('when the texts cannot be read again then the open window keeps what is typed', async () => {
    answer('get', '/admin/texts', [OPINIONS]);
    const { user } = renderPage(<TextsPage />, { path: '/admin/texts?ventana=texto.5' });
    const title = await screen.findByLabelText('Título');
    await user.type(title, ' nuestros');
    answer('get', '/admin/texts', { message: '' }, 503);
    answer('put', '/admin/texts/:id/draft', { ...OPINIONS, title: 'Testimonios nuestros', version: 4 });
    await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));

    expect(await screen.findByText(/^Error al cargar los textos/)).toBeInTheDocument();
    expect(title).toBeVisible();
    expect(title).toHaveValue('Testimonios nuestros');
  });
});
