import { expect, test } from '@jest/globals';
import { isPolyglot } from './polyglot.ts';

const KILOBYTE = 1_024;

test.each([
  '<script>',
  '<SCRIPT src=x',
  '<script/x',
  '<script\t',
  '<html>',
  '<!DOCTYPE html>',
  '<svg\n',
  '<iframe ',
  '<?php ',
  '%PDF-1',
])('when %j stands somewhere in a picture then it is something else as well', (text) => {
  expect(isPolyglot(Buffer.from(`\xff\xd8\xff${text}`, 'latin1'))).toBe(true);
});

test.each(['', '<scripts>', 'script>', '<?xml version="1.0"?>', '<x:xmpmeta ', '%PDF-x', '<', '<svgx'])(
  'when a picture holds %j then it is a picture only',
  (text) => {
    expect(isPolyglot(Buffer.from(`\xff\xd8\xff${text}`, 'latin1'))).toBe(false);
  },
);

// 256 kilobytes are looked at together.
test.each([0, 256 * KILOBYTE - 9, 256 * KILOBYTE - 4, 256 * KILOBYTE, 300 * KILOBYTE, 512 * KILOBYTE - 4])(
  'when it stands %i bytes from the beginning then it is found',
  (at) => {
    const bytes = Buffer.alloc(600 * KILOBYTE, 'x');
    bytes.write('<script>', at, 'latin1');

    expect(isPolyglot(bytes)).toBe(true);
  },
);
