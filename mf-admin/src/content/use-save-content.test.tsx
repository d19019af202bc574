import { expect, test } from '@jest/globals';
import { useSchemaForm } from '@shop/app-kit/forms';
import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import { contentForm, type ContentValues } from '@shop/contracts/content';
import { screen } from '@testing-library/react';
import { useSaveContent } from './use-save-content.ts';

const FIELDS: ContentValues = { page: 'home', section: 'hero', title: '', content: '', imageUrl: '' };

const Saver = () => {
  const form = useSchemaForm(contentForm, FIELDS);
  const { save } = useSaveContent({ form, isNew: false, onSaved: () => undefined });
  return <button onClick={() => void save(FIELDS)}>Actualizar</button>;
};

test('when an entry without an id is to be changed then the toast says so and nothing is sent (AD55)', async () => {
  const sent = answer('put', '/admin/content/:id', {});
  const { user, shownToasts } = renderPage(<Saver />);

  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  expect(shownToasts()[0]).toMatchObject({
    title: 'Error',
    variant: 'destructive',
    description: 'Falta el identificador del contenido.',
    original: 'ID not provided',
  });
  expect(sent).toEqual([]);
});
