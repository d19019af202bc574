import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aContent } from '@shop/contracts/testing/builders';
import { AboutPage } from './about.page.tsx';

const STORY = [
  aContent({ id: 1, section: 'hero', title: 'Nuestra historia', content: 'Un patio.\nDos jobones.' }),
  aContent({ id: 2, section: 'abeja', title: 'La señora abeja', content: 'Sin aguijón.' }),
  aContent({ id: 3, section: 'compromiso-origen', title: 'Origen con nombre', content: 'Con su lote.' }),
];

test('when the story comes then opening, chapters and commitments show (SF27)', async () => {
  answer('get', '/content/about', STORY);

  const { container } = renderPage(<AboutPage />);

  expect(await screen.findByRole('heading', { level: 1, name: 'Nuestra historia' })).toBeVisible();
  expect(screen.getByText('Dos jobones.').tagName).toBe('P');
  expect(screen.getByRole('heading', { level: 2, name: 'La señora abeja' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Origen con nombre' })).toBeVisible();
  expect(document.title).toBe('Sobre Nosotros | Flor de Kaab');
  expect(await axeViolations(container)).toEqual([]);
});

test('when the owner writes HTML then it is shown as the text it is (H46)', async () => {
  answer('get', '/content/about', [aContent({ section: 'hero', content: '<img src=x onerror=alert(1)>' })]);

  const { container } = renderPage(<AboutPage />);

  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('when there is no story yet then the page leads to the menu', async () => {
  answer('get', '/content/about', []);

  renderPage(<AboutPage />);

  expect(await screen.findByText('Muy pronto contaremos aquí nuestra historia')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver nuestro menú' })).toHaveAttribute('href', '/menu');
});
