import type { SoldLabel } from './books.ts';

/** A page of 4 × 6 inches with a line for each text. */
export function labelPdf({ carrier, service, trackingNumber, reference, consignee }: SoldLabel): Buffer {
  const lines = ['GUIA DE PRUEBA - SIN VALOR', `${carrier} ${service}`, trackingNumber, consignee, reference];
  const shown = lines.map((line, at) => `1 0 0 1 24 ${390 - at * 24} Tm (${plain(line)}) Tj`).join('\n');
  const content = `BT /F1 14 Tf\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 432] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  return Buffer.from(fileOf(objects), 'latin1');
}

/** Drops characters that the font lacks or that would end the PDF's text. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/[\\()]/g, ' ');

function fileOf(objects: string[]): string {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
