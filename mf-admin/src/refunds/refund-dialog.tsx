import { formatPesos, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, field, useSchemaForm } from '@shop/app-kit/forms';
import { lessPesos } from '@shop/contracts/money';
import { refundForm, type RefundForm, type RefundRequest, type RefundStatus } from '@shop/contracts/refund';
import { OWN_MEANS } from '@shop/contracts/own-pay-names';
import { Alert, SelectField, Stack, TextField } from '@shop/ui';
import { useState } from 'react';
import { DialogForm } from '../dialog-form.tsx';
import { isAmount, NumberField } from '../list/number-field.tsx';
import { TypedDialog } from '../list/typed-dialog.tsx';
import { backOf, leftNow, refundFailure, type Failure } from './refund-failure.ts';
import { RefundPieces, type RefundLine } from './refund-pieces.tsx';
import { refundToast } from './refund-toast.ts';
import { requestOf } from './request-of.ts';
import { useRefundPart, type AskPrice, type RefundPart } from './use-refund-part.ts';

type Sent = { status: RefundStatus; error?: undefined } | { error: unknown };
type Props = {
  /** What the refund is about, e.g. 'Pedido FK-000012'. */
  about: string;
  /** The shop took the money itself: the refund is only recorded. */
  isByHand?: boolean;
  /** Pesos that can still be refunded. */
  left: number;
  /** Pesos of the delivery that can be refunded alone. */
  shipping?: number;
  /** The pieces that can be refunded, and the call that prices them. */
  pieces?: RefundLine[];
  askPrice?: AskPrice;
  /** Whether pieces return to stock by default. */
  restocks?: boolean;
  send: (refund: RefundRequest) => Promise<Sent>;
  onClose: () => void;
  onDone: () => void;
};

type Means = keyof typeof OWN_MEANS;
const MOST_NOTE = 200;
/** The means comes before the reason. */
const byHand = (means: Means, note: string | undefined): string =>
  [`Devuelto por ${OWN_MEANS[means].toLowerCase()}`, note].filter(Boolean).join(': ').slice(0, MOST_NOTE);
const WORDS = {
  provider: {
    title: 'Reembolsar al cliente',
    verb: 'Reembolsar',
    warning: 'El dinero regresa al medio con que se pagó. Un reembolso no se puede deshacer.',
  },
  own: {
    title: 'Registrar devolución',
    verb: 'Registrar',
    warning:
      'Este pago lo recibiste tú: devuélvelo primero y regístralo aquí. Al cliente le llega un correo, y no se puede deshacer.',
  },
};

/** Asks for the amount of a refund; a failure keeps the window and the amount. */
export const RefundDialog = (props: Props) => {
  const { about, left, shipping = 0, pieces = [], askPrice, restocks = false, send, onClose, onDone } = props;
  const words = WORDS[props.isByHand ? 'own' : 'provider'];
  const [means, setMeans] = useState<Means>('transfer');
  const dispatch = useAppDispatch();
  const form = useSchemaForm(refundForm, { amount: left, note: '' });
  // What is left behind the window may change while the person decides.
  const [seenLeft, setSeenLeft] = useState(left);
  const [failure, setFailure] = useState<Failure>();
  const part = useRefundPart({
    ask: askPrice,
    shipping,
    restocks,
    restockable: new Map(pieces.map(({ id, restock = 0 }) => [id, restock])),
    setAmount: (amount) => form.setValue('amount', amount, { shouldDirty: true, shouldValidate: true }),
  });
  const refund = async ({ amount, note }: RefundForm) => {
    // The amount in the field is not yet that of the chosen pieces.
    if (part.isPricing) return;
    setFailure(undefined);
    const said = props.isByHand ? byHand(means, note) : note;
    const what = { ...part.requestOf(amount), ...(said && { note: said }) };
    const request = requestOf(`refund ${about}`, what);
    const sent = await send({ ...what, requestId: request.id, seen: { left: seenLeft } });
    const isOver = request.answered(sent.error);
    if ('error' in sent && sent.error) {
      setSeenLeft(leftNow(sent.error) ?? seenLeft);
      const back = backOf(sent.error);
      if (isOver && back > 0) part.chooseRest(lessPesos(amount, back));
      if (!applyServerErrors(sent.error, form.setError)) setFailure(refundFailure(sent.error));
      return;
    }
    dispatch(refundToast('status' in sent ? sent.status : 'requested', amount));
    onDone();
  };
  const amount = form.watch('amount');
  return (
    <TypedDialog
      isTyped={form.formState.isDirty || part.isChosen}
      onClose={onClose}
      title={words.title}
      description={about}
    >
      <DialogForm
        form={form}
        label={words.title}
        action={actionOf(part, amount, words.verb)}
        variant="danger"
        onSubmit={refund}
        onCancel={onClose}
      >
        <Stack gap={5}>
          <RefundPieces lines={pieces} shipping={shipping <= seenLeft ? shipping : 0} part={part} />
          <NumberField
            label="Importe a reembolsar"
            cents
            hint={`Disponible para reembolsar: ${formatPesos(seenLeft)}.`}
            form={form}
            name="amount"
          />
          {part.problem && <Alert>{part.problem}</Alert>}
          <TextField label="Motivo" optional hint="Lo ve tu equipo." {...field(form, 'note')} />
          {props.isByHand && <ByHand means={means} onChoose={setMeans} />}
          <Alert tone="warning">{words.warning}</Alert>
          {failure && <Alert title={failure.title}>{failure.text}</Alert>}
        </Stack>
      </DialogForm>
    </TypedDialog>
  );
};

const actionOf = ({ isPricing }: RefundPart, amount: number, verb: string): string => {
  if (isPricing) return 'Calculando…';
  return isAmount(amount) ? `${verb} ${formatPesos(amount)}` : verb;
};

const ByHand = ({ means, onChoose }: { means: Means; onChoose: (means: Means) => void }) => (
  <SelectField
    label="Cómo lo devolviste"
    value={means}
    onChange={({ target }) => onChoose(target.value as Means)}
  >
    {Object.entries(OWN_MEANS).map(([name, label]) => (
      <option key={name} value={name}>
        {label}
      </option>
    ))}
  </SelectField>
);
