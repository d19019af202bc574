import { arrange, head, partsOf, stem, type Placed } from './arrangement.ts';
import { mix } from '@shop/contracts/oklab';
import { body, cap, levelOf, tonesOf } from './glass.ts';
import { label } from './label.ts';
import { accentOf, honeyOf, type Recipe } from './recipe.ts';

/** The bottle alone, standing on 0,0. */
const bottle = (ids: string, recipe: Recipe, shop: string): string =>
  body(ids, tonesOf(honeyOf(recipe.blooms)), levelOf(recipe.blooms.length)) +
  label(ids, recipe, shop) +
  cap(ids);

const placed = (one: Placed) => `<g transform="translate(${one.x} ${one.y})">${head('p', one)}</g>`;

/** The parts behind the bottle, and those in front of it. */
const bouquet = (recipe: Recipe): [behind: string, before: string] => {
  const all = arrange(recipe.blooms);
  const standing = all.filter(({ isStanding }) => isStanding);
  return [
    standing.map((one) => stem('p', one)).join('') + standing.map(placed).join(''),
    all
      .filter(({ isStanding }) => !isStanding)
      .map(placed)
      .join(''),
  ];
};

const COMB = 'm0-72 62.4 36v72L0 72l-62.4-36v-72Z';
const ground = (ids: string, accent: string): string => {
  const [light, dark] = [mix(accent, '#fff6e4', 0.78), mix(accent, '#e9cfa4', 0.5)];
  return (
    `<defs><radialGradient id="${ids}a" cx=".42" cy=".34" r=".85"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>` +
    `<linearGradient id="${ids}t" x2="0" y2="1"><stop offset="0" stop-color="#a47445"/><stop offset=".12" stop-color="#b5834e"/><stop offset=".6" stop-color="#c09261"/><stop offset="1" stop-color="#a0703f"/></linearGradient>` +
    `<pattern id="${ids}k" width="124.8" height="216" patternUnits="userSpaceOnUse"><path transform="translate(62.4 72)" fill="none" stroke="${mix(accent, '#7a5a34', 0.4)}" stroke-opacity=".16" stroke-width="3" d="${COMB}M0 72v72"/></pattern></defs>` +
    `<rect width="1280" height="1280" fill="url(#${ids}a)"/><rect width="1280" height="1280" fill="url(#${ids}k)"/>` +
    '<path fill="#fffaf0" fill-opacity=".5" d="m640 40 450 260v520L640 1080 190 820V300Z"/>' +
    '<path fill="#fdf3df" fill-opacity=".92" d="m640 98 400 231v462l-400 231-400-231V329Z"/>' +
    '<path fill="none" stroke="#fffdf6" stroke-width="3" d="m640 70 424 245v490L640 1050 216 805V315Z"/>' +
    `<rect width="1280" height="276" y="1004" fill="url(#${ids}t)"/><rect width="1280" height="5" y="1004" fill="#d3af84"/>`
  );
};

const drop = (x: number, y: number, size: number, honey: string) =>
  `<g transform="translate(${x} ${y})scale(${size})"><ellipse cx="5" cy="5" rx="24" ry="9" fill="#2a0f04" opacity=".25"/><ellipse rx="20" ry="13" fill="${honey}"/><ellipse cx="3" cy="4" rx="12" ry="6" fill="#fff3cf" opacity=".5"/><ellipse cx="-7" cy="-5" rx="5" ry="2.6" fill="#fffaf0" opacity=".9"/></g>`;

/** The bottle among its flowers, a square, self-contained SVG. `shop`: the label's name. */
export const picture = (recipe: Recipe, shop: string, size = 1280): string => {
  const honey = honeyOf(recipe.blooms);
  const [behind, before] = bouquet(recipe);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1280 1280">` +
    partsOf('p', recipe.blooms) +
    ground('p', accentOf(recipe.blooms)) +
    `<g transform="translate(640 1122)scale(1.17)"><ellipse cx="30" cy="2" rx="250" ry="30" fill="url(#pd)"/>` +
    `${behind}${bottle('p', recipe, shop)}${before}</g>` +
    [
      [560, 1206, 0.9],
      [636, 1216, 1.1],
      [706, 1204, 0.6],
      [752, 1222, 0.8],
    ]
      .map(([x, y, s]) => drop(x!, y!, s!, honey))
      .join('') +
    '</svg>'
  );
};
