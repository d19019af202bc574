import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { pictureNames } from './picture-names.ts';

const folder = fileURLToPath(new URL('./art/', import.meta.url));
const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svg'),
);

describe('drawings', () => {
  test('when a picture is in the list of images, then there is a drawing of it, and of nothing else', () => {
    const names = drawings.filter((name) => !name.startsWith('brand')).map((name) => name.slice(0, -4));
    expect(names.sort()).toEqual([...pictureNames].sort());
  });

  test.each(drawings)('when %s is opened anywhere, then it needs no font, script or other file', (name) => {
    const svg = readFileSync(`${folder}${name}`, 'utf8');
    expect(svg).not.toMatch(/<text|font-family|<script|<image|(?:href|src)="(?!#)|NaN|Infinity/);
  });

  test.each(drawings)('when %s refers to a paint, then it defines it', (name) => {
    const svg = readFileSync(`${folder}${name}`, 'utf8');
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const wanted = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
    expect(wanted.filter((id) => !defined.has(id))).toEqual([]);
  });
});
