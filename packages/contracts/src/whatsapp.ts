const COUNTRY_CODE = '52';

/** A chat with this number, a Mexican one where no country is said; with a text that is typed already. */
export const whatsAppLink = (phone: string, text?: string): string => {
  const digits = phone.replace(/\D/g, '');
  const number = digits.length === 10 ? COUNTRY_CODE + digits : digits;
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
};
