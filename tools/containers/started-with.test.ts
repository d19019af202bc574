import { delimiter } from 'node:path';
import { expect, test } from '@jest/globals';
import { changedVariables } from './changed-settings.ts';
import { startedWith } from './started-with.ts';

const demo = 'shop\t/shop/deploy/demo.env\t/shop/docker-compose.yml,/shop/deploy/compose.edge.yml';

test('when a shop was started with files of its own then a tool takes the same', () => {
  expect(startedWith([demo], {})).toEqual({
    COMPOSE_PROJECT_NAME: 'shop',
    COMPOSE_ENV_FILES: '/shop/deploy/demo.env',
    COMPOSE_FILE: `/shop/docker-compose.yml${delimiter}/shop/deploy/compose.edge.yml`,
  });
});

test('when it was started with .env then nothing takes its place', () =>
  expect(startedWith(['shop\t\t/shop/docker-compose.yml'], {})).not.toHaveProperty('COMPOSE_ENV_FILES'));

test('when nothing runs then compose is left alone', () => expect(startedWith([], {})).toEqual({}));

test('when the person names files then these count', () =>
  expect(startedWith([demo], { COMPOSE_ENV_FILES: 'mine.env' })).toMatchObject({
    COMPOSE_ENV_FILES: 'mine.env',
  }));

test('when containers were started in two ways then a tool asks which counts', () => {
  const two = [demo, 'shop\t\t/shop/docker-compose.yml'];
  expect(() => startedWith(two, {})).toThrow('COMPOSE_ENV_FILES=/shop/deploy/demo.env');
  expect(startedWith(two, { COMPOSE_ENV_FILES: 'a.env', COMPOSE_FILE: 'b.yml' })).toMatchObject({
    COMPOSE_ENV_FILES: 'a.env',
  });
});

test('when another shop runs from the folder then the named one is meant', () =>
  expect(
    startedWith([demo, 'other\t\t/shop/docker-compose.yml'], { COMPOSE_PROJECT_NAME: 'shop' }),
  ).toMatchObject({ COMPOSE_ENV_FILES: '/shop/deploy/demo.env' }));

test('when a variable would change then both values are shown, and dollar signs are read once', () =>
  expect(
    changedVariables({ URL: '', SAME: 'a', PRICE: '$$5', NEW: 'x' }, [
      'URL=http://sandbox:8080',
      'SAME=a',
      'PRICE=$5',
    ]),
  ).toEqual(['URL: "http://sandbox:8080" → ""', 'NEW: "" → "x"']));
