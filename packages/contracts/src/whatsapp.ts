const COUNTRY_CODE = '52';

/** A chat with this number; without a country code it is Mexican. */
export const whatsAppLink = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return `https://wa.me/${digits.length === 10 ? COUNTRY_CODE + digits : digits}`;
};

/** The chat with a prepared text. Spaces are '%20', because '+' means a space only in forms. */
export function withText(chat: string, text: string): string {
  const url = new URL(chat);
  url.searchParams.delete('text');
  url.search += `${url.search ? '&' : '?'}text=${encodeURIComponent(text)}`;
  return url.href;
}
