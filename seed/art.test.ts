import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { artFolder as folder } from './folders.ts';

const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svg'),
);

describe('drawings', () => {
  test.each(drawings)('when %s is opened anywhere then it needs no font, script or other file', (name) => {
    const svg = readFileSync(`${folder}${name}`, 'utf8');
    expect(svg).not.toMatch(/<text|font-family|<script|<image|(?:href|src)="(?!#)|NaN|Infinity/);
  });

  test.each(drawings)('when %s has labels then they name what is inside and no shop', (name) => {
    // Letters are outlines: this is the size that a shop's name would have above the product's.
    expect(readFileSync(`${folder}${name}`, 'utf8')).not.toContain('scale(0.021)');
  });

  test.each(drawings)('when %s refers to a paint then it defines it', (name) => {
    const svg = readFileSync(`${folder}${name}`, 'utf8');
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const wanted = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
    expect(wanted.filter((id) => !defined.has(id))).toEqual([]);
  });
});
