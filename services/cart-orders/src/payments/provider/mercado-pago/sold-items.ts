import { unitsOf } from '../../../shopping/pricing/spread.ts';
import { createPictureKeys } from '../../../shopping/pictures/picture-keys.ts';
import type { PageOrder } from '../../../shopping/checkout/payment-page.port.ts';

/** The provider has no category for food. */
const CATEGORY = 'others';

export type SoldItem = {
  code: string;
  title: string;
  description: string;
  category: string;
  quantity: number;
  priceCents: number;
  pictureUrl?: string;
};

/** A checkout's items for both APIs: lines with whole-centavo unit prices, and the extra costs. */
export function soldItems({ lines, shippingCents, taxCents }: PageOrder, publicBaseUrl: string): SoldItem[] {
  const pictures = createPictureKeys(publicBaseUrl);
  const extra = (code: string, title: string, priceCents = 0): SoldItem[] =>
    priceCents ? [{ code, title, description: title, category: CATEGORY, quantity: 1, priceCents }] : [];
  return [
    ...lines.flatMap((line) =>
      unitsOf(line).map((units) => ({
        code: String(line.elixirId),
        title: line.name,
        description: line.flowers?.length ? `${line.name}: ${line.flowers.join(', ')}` : line.name,
        category: CATEGORY,
        ...units,
        ...(line.imageUrl ? { pictureUrl: pictures.toAddress(line.imageUrl) } : {}),
      })),
    ),
    ...extra('envio', 'Envío', shippingCents),
    ...extra('iva', 'IVA', taxCents),
  ];
}
