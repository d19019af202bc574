import { faultOf, type StandInFaults } from '../http/stand-in.ts';
import type { Books, SoldLabel } from './books.ts';
import { Refusal } from './refusal.ts';
import { fieldsOf, type Request } from './request.ts';

export type Parts = { books: Books; faults: StandInFaults; url: string };

const EVENTS = /^\/control\/labels\/(\d+)\/status$/;
const WORDS = {
  Created: 'Guía generada',
  Shipped: 'Recolectado',
  Delivered: 'Entregado',
  Canceled: 'Cancelada',
};

/** Test controls: with the token, like the API. */
export function answerControl(parts: Parts, { method, path, body }: Request): unknown {
  const call = `${method} ${path}`;
  if (call === 'GET /control/ledger') return { labels: parts.books.all() };
  if (call === 'POST /control/faults') return parts.faults.add(faultOf(fieldsOf(body))) ?? {};
  if (call === 'DELETE /control/faults') return parts.faults.clear() ?? {};
  const number = method === 'POST' && EVENTS.exec(path)?.[1];
  const label = number && parts.books.label(number);
  if (!label) throw new Refusal(404, 'Not found');
  return turn(parts, label, (fieldsOf(body) as { status: SoldLabel['status'] }).status);
}

/** {status}: what the carrier reports of a parcel from now on. */
function turn({ books }: Parts, label: SoldLabel, status: SoldLabel['status']): SoldLabel {
  const event = { timestamp: new Date().toISOString(), location: 'Mérida', description: WORDS[status] };
  const turned = { ...label, status, events: [...label.events, event] };
  books.save(turned);
  return turned;
}
