import type { MailFile } from '@shop/mail/mail.model';
import type { OrderRow } from '../orders/order/order.model.ts';
import type { InvoiceFile } from './provider/invoice.port.ts';
import type { UpdateDeps } from './update-invoice.ts';

const TYPES: Record<InvoiceFile, string> = { pdf: 'application/pdf', xml: 'application/xml' };

/** The provider's id of an order's invoice, or of the credit note at this index. */
export const fileIdOf = ({ cfdi }: OrderRow, credit?: number): string | undefined =>
  credit === undefined ? cfdi?.providerId : cfdi?.credits?.[credit]?.providerId;

export const fileNameOf = ({ number }: OrderRow, type: InvoiceFile, credit?: number): string =>
  `${credit === undefined ? 'factura' : 'nota-de-credito'}-${number}.${type}`;

/** Both files for a mail; undefined when there is no such invoice, or it is a global one. @throws InvoiceError */
export async function invoiceFiles(
  { invoices }: Pick<UpdateDeps, 'invoices'>,
  order: OrderRow,
  credit?: number,
): Promise<MailFile[] | undefined> {
  const id = fileIdOf(order, credit);
  const port = invoices();
  if (!id || !port || order.cfdi?.isGlobal) return undefined;
  const fileOf = async (type: InvoiceFile) => ({
    name: fileNameOf(order, type, credit),
    contentType: TYPES[type],
    content: (await port.readFile(id, type)).toString('base64'),
  });
  return [await fileOf('pdf'), await fileOf('xml')];
}
