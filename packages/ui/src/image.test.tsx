import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ResponsiveImage, srcSet, variantUrl } from './image.tsx';

describe('addresses of variants', () => {
  test.each([
    ['/media/semilla/elixir-01.webp', '/media/semilla/elixir-01-640.webp'],
    ['https://tienda.example/media/subidas/ab12.webp', 'https://tienda.example/media/subidas/ab12-640.webp'],
    ['/media/subidas/ab12-320.webp', '/media/subidas/ab12-640.webp'],
    ['/media/subidas/ab12-480.webp', '/media/subidas/ab12-640.webp'],
    ['https://otra.example/foto.jpg', 'https://otra.example/foto.jpg'],
    ['https://otra.example/media/foto.webp', 'https://otra.example/media/foto.webp'],
  ])('when the address is %s then its variant is %s', (url, expected) => {
    expect(variantUrl(url, 640)).toBe(expected);
  });

  test('when the picture is not ours then it has no srcset', () => {
    expect(srcSet('https://otra.example/foto.jpg')).toBeUndefined();
    expect(srcSet('https://otra.example/media/foto.webp')).toBeUndefined();
  });
});

describe('ResponsiveImage', () => {
  test('when it belongs to the first view then it is fetched at once, and in every width', () => {
    render(<ResponsiveImage src="/media/semilla/hero.webp" alt="Flores" width={640} height={480} priority />);

    const image = screen.getByRole('img', { name: 'Flores' });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image.getAttribute('srcset')?.split(', ')).toHaveLength(6);
  });

  test('when the file is broken then the placeholder takes its place', () => {
    render(<ResponsiveImage src="/media/semilla/no-esta.webp" alt="" width={640} height={480} />);

    fireEvent.error(screen.getByAltText(''));

    expect(screen.getByRole('img', { name: 'Imagen no disponible' })).toBeVisible();
  });

  test('when a picture of ours was not there yet then it is asked for once more', () => {
    jest.useFakeTimers();
    render(<ResponsiveImage src="/media/frascos/nuevo.webp" alt="Tu frasco" width={640} height={480} />);
    const fail = () => fireEvent.error(document.querySelector('img')!);

    fail();
    expect(document.querySelector('img')).toBeNull();
    act(() => jest.advanceTimersByTime(2_000));
    expect(document.querySelector('img')).toHaveAttribute('alt', 'Tu frasco');

    fail();
    act(() => jest.advanceTimersByTime(60_000));
    expect(document.querySelector('img')).toBeNull();
    jest.useRealTimers();
  });

  test('when a picture of others is broken then it is left alone', () => {
    jest.useFakeTimers();
    render(<ResponsiveImage src="https://otra.example/a.jpg" alt="Flores" width={640} height={480} />);

    fireEvent.error(screen.getByAltText('Flores'));
    act(() => jest.advanceTimersByTime(60_000));

    expect(document.querySelector('img')).toBeNull();
    jest.useRealTimers();
  });
});
