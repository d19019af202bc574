/** The owner wrote the order and took its money outside the payment provider: in cash, or by transfer. */
export const isByHand = ({ manual }: { manual?: { payment: string } | null | undefined }): boolean =>
  (manual?.payment ?? 'link') !== 'link';
