import { paletteOf, type BrandColors } from '@shop/contracts/palette';
import type { DeliveryDays } from '@shop/contracts/delivery';
import { fillIn, type Values } from './fill-in.ts';

/** Whose mail it is. */
export type MailBrand = {
  name: string;
  colors: BrandColors;
  logo?: string | null | undefined;
  nameBesideLogo?: boolean | undefined;
  /** What the owner wrote in the place of a mail's own words, by the section of the content page 'mails'. */
  mailTexts?: Record<string, string> | undefined;
  mailSubjects?: Record<string, string> | undefined;
  /** What the owner says instead of a label or title that stands in the code, by the shop's own words. */
  mailWords?: Record<string, string> | undefined;
  delivery?: DeliveryDays | undefined;
};
export type MailColors = ReturnType<typeof colorsOf>;
/** What the blocks of a mail are made with. */
export type Look = { color: MailColors; say: Say };

/**
 * The brand's look as far as mail programs can show it: no variables, no fonts of our own, and no pictures but the logo
 * and what was bought, which a mail reads well without.
 */
function colorsOf({ colors }: Pick<MailBrand, 'colors'>) {
  const { creamDeep: ground, inkSoft: soft, ...palette } = paletteOf(colors);
  return { ...palette, ground, soft };
}

/** The shop's own words, or the owner's for them; values stand in the place of their names in braces. */
export type Say = (words: string, values?: Values) => string;

export const lookOf = (brand: MailBrand): Look => ({
  color: colorsOf(brand),
  say: (words, values = {}) => fillIn(brand.mailWords?.[words], words, values),
});

export const serif = "Georgia,'Times New Roman',serif";
export const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
