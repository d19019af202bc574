const COUNTRY_CODE = '52';

/** A chat with this number, a Mexican one where no country is said. */
export const whatsAppLink = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return `https://wa.me/${digits.length === 10 ? COUNTRY_CODE + digits : digits}`;
};

/** The chat with a text that is typed already. A space in it is '%20': as '+' it is one in forms alone. */
export function withText(chat: string, text: string): string {
  const url = new URL(chat);
  url.searchParams.delete('text');
  url.search += `${url.search ? '&' : '?'}text=${encodeURIComponent(text)}`;
  return url.href;
}
