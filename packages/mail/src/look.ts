import { paletteOf, type BrandColors } from '@shop/contracts/palette';
import type { DeliveryDays } from '@shop/contracts/delivery';
import { fillIn, type Values } from './fill-in.ts';

/** The shop that sends a mail. */
export type MailBrand = {
  name: string;
  colors: BrandColors;
  logo?: string | null | undefined;
  nameBesideLogo?: boolean | undefined;
  /** The owner's texts in place of a mail's own, by the section of the content page 'mails'. */
  mailTexts?: Record<string, string> | undefined;
  mailSubjects?: Record<string, string> | undefined;
  /** The owner's labels and titles in place of those in the code, by the shop's own words. */
  mailWords?: Record<string, string> | undefined;
  delivery?: DeliveryDays | undefined;
};
export type MailColors = ReturnType<typeof colorsOf>;
/** The colours and words for the blocks of a mail. */
export type Look = { color: MailColors; say: Say };

/**
 * The brand's look within the limits of mail programs: no variables, no own fonts, and no pictures except the logo
 * and those of products, without which a mail still reads well.
 */
function colorsOf({ colors }: Pick<MailBrand, 'colors'>) {
  const { creamDeep: ground, inkSoft: soft, amberEdge, ...palette } = paletteOf(colors);
  // Mail programs know no transparent colours: without an edge there is no border.
  const edge = amberEdge.length > '#RRGGBB'.length ? '' : `border:1px solid ${amberEdge};`;
  return { ...palette, ground, soft, edge };
}

/** The shop's own words, or the owner's replacement; values replace their names in braces. */
export type Say = (words: string, values?: Values) => string;

export const lookOf = (brand: MailBrand): Look => ({
  color: colorsOf(brand),
  say: (words, values = {}) => fillIn(brand.mailWords?.[words], words, values),
});

export const serif = "Georgia,'Times New Roman',serif";
export const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
