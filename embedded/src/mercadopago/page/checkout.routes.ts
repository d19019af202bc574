import { isExpired } from '../expiry.ts';
import { charge, missingCents, paidPayment } from '../charge.ts';
import { redirect, type Reply, type Request } from '../http.ts';
import { refused } from '../outcomes.ts';
import { totalCentavos } from '../money.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment, Preference } from '../types.ts';
import { backUrl } from './back-url.ts';
import { messagePage } from './message.page.ts';
import { payPage } from './pay.page.ts';
import { type Choice, readButton, readCard, readCardFields } from './read-form.ts';
import { meaningOf } from './meaning.ts';

const startAgain = 'Vuelve a la tienda y empieza otra vez.';

/** GET shows the page of a preference, POST pays it and sends the shopper back to the shop. */
export function answerCheckout(sandbox: Sandbox, request: Request): Reply {
  const { books } = sandbox;
  const preference = books.preferences.get(
    request.query.get('pref_id') ?? request.query.get('order_id') ?? '',
  );
  if (!preference) return messagePage({ status: 404, title: 'No encontramos este pago', text: startAgain });
  const form = request.method === 'POST' ? new URLSearchParams(request.body) : undefined;
  const paid = paidPayment(sandbox, preference);
  // An older window can still pay after the other one did, as with the provider.
  if (paid && !form?.get('attempt')) return goBack(preference, paid);
  if (isExpired(preference)) {
    const title = 'Este enlace de pago venció';
    const text = `Tu compra cambió o el plazo terminó, y no se hizo ningún cargo. ${startAgain}`;
    return messagePage({ status: 410, title, text, back: backUrl(preference) });
  }
  if (form) return pay(sandbox, preference, form);
  return payPage(preference, earlierOf(sandbox, preference));
}

const earlierOf = (sandbox: Sandbox, preference: Preference) => ({
  last: sandbox.books.payments.ofPreference(preference.id).at(-1),
  missing: missingCents(sandbox, preference),
});

function pay(sandbox: Sandbox, preference: Preference, form: URLSearchParams): Reply {
  const button = readButton(form);
  if (button) return finish(sandbox, preference, { form, choice: button });
  const fields = readCardFields(form);
  const card = readCard(fields);
  if ('outcome' in card) return finish(sandbox, preference, { form, choice: card });
  return payPage(preference, earlierOf(sandbox, preference), {
    fields,
    errors: card.errors,
    attempt: form.get('attempt') ?? '',
  });
}

function finish(
  sandbox: Sandbox,
  preference: Preference,
  submitted: { form: URLSearchParams; choice: Choice },
): Reply {
  const { form, choice } = submitted;
  const unsure = choice.outcome.status !== 'approved' && choice.outcome.status !== 'rejected';
  // In binary mode a payment is approved or refused, nothing in between.
  const outcome = preference.binary_mode && unsure ? refused : choice.outcome;
  const id = form.get('attempt');
  const attempt = id && `${preference.id} ${id} ${outcome.detail}`;
  const missing = missingCents(sandbox, preference);
  const due = missing > 0 ? missing : totalCentavos(preference);
  const cents = choice.isHalf ? Math.ceil(due / 2) : due;
  const charged = { preference, outcome, means: choice.means, attempt, isAgain: Boolean(id), cents };
  return goBack(preference, charge(sandbox, charged));
}

function goBack(preference: Preference, payment: Payment): Reply {
  const url = backUrl(preference, payment);
  if (url) return redirect(url);
  const text = `Pago ${payment.id}: ${meaningOf(payment)}. Ya puedes cerrar esta página.`;
  return messagePage({ status: 200, title: 'Listo', text });
}
