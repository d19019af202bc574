import type { IconName } from '@shop/ui';

export type Network = { name: string; icon: IconName; href?: string };

const ICONS: Record<string, IconName> = {
  instagram: 'instagram',
  facebook: 'facebook',
  whatsapp: 'whatsapp',
};
const LINK = /https?:\/\/\S+/;

const networkOf = (text: string): Network => {
  const href = LINK.exec(text)?.[0];
  const name = text
    .replace(LINK, '')
    .replace(/[:\s]+$/, '')
    .trim();
  return { name, icon: ICONS[name.toLowerCase()] ?? 'flower', ...(href ? { href } : {}) };
};

/**
 * Reads the owner's text: names separated by '·' or line ends, each with or without its address,
 * e.g. 'Instagram: https://instagram.com/x · WhatsApp'. Remarks in parentheses are left out.
 */
export const writtenNetworks = (text: string | null | undefined): Network[] =>
  (text ?? '')
    .replace(/\([^)]*\)/g, '')
    .split(/[·\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(networkOf);
