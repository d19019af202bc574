import { messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, field, useSchemaForm } from '@shop/app-kit/forms';
import { isGeneric, PUBLIC_RFC, REGIMES, regimesOf, USES, usesOf } from '@shop/contracts/fiscal-codes';
import { invoiceRequest, PUBLIC_NAME, type InvoiceRequest } from '@shop/contracts/invoice';
import type { Order } from '@shop/contracts/order';
import { asRfc } from '@shop/contracts/rfc';
import { Alert, Button, Row, SelectField, Stack, TextField, useSay } from '@shop/ui';
import { useState } from 'react';
import { useAskInvoiceMutation, type OrderRef } from './order.api.ts';

const FAILED = { es: 'No pudimos guardar tus datos. Inténtalo de nuevo.' };
const SAVED = { title: 'Datos de factura guardados', description: 'Te la enviamos por correo.' };
const EMPTY = { rfc: '', name: '', regime: '' as never, use: '' as never, zip: '' };

type Props = { order: Order; orderRef: OrderRef; onClose: () => void };

/** The data of an invoice (CFDI); the possible choices depend on the RFC. */
export const InvoiceForm = ({ order, orderRef, onClose }: Props) => {
  const { askedAt: _at, ...known } = order.invoice ?? { ...EMPTY, askedAt: '' };
  const form = useSchemaForm(invoiceRequest, known as InvoiceRequest);
  const [ask, { isLoading }] = useAskInvoiceMutation();
  const [problem, setProblem] = useState('');
  const dispatch = useAppDispatch();
  const save = async (invoice: InvoiceRequest) => {
    setProblem('');
    const { error } = await ask({ ...orderRef, invoice });
    if (!error) {
      dispatch(showToast(SAVED));
      return onClose();
    }
    if (!applyServerErrors(error, form.setError)) setProblem(messageOf(error, FAILED).es);
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(save)} aria-label="Datos de factura" css={{ width: '100%' }}>
      <Stack gap={5}>
        <InvoiceFields form={form} />
        {problem && <Alert>{problem}</Alert>}
        <Row>
          <Button type="submit" busy={isLoading}>
            Pedir factura
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

type Form = ReturnType<typeof useSchemaForm<InvoiceRequest, InvoiceRequest>>;

const InvoiceFields = ({ form }: { form: Form }) => {
  const { watch, setValue } = form;
  const say = useSay();
  const rfc = asRfc(watch('rfc'));
  const fillGeneric = () => {
    if (!isGeneric(rfc)) return;
    setValue('regime', '616');
    setValue('use', 'S01');
    if (rfc === PUBLIC_RFC) setValue('name', PUBLIC_NAME);
  };
  return (
    <>
      <TextField
        label="RFC"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field(form, 'rfc', { onBlur: fillGeneric })}
      />
      <TextField
        label="Nombre o razón social"
        hint="Como está en tu constancia de situación fiscal."
        {...field(form, 'name')}
      />
      <SelectField label="Régimen fiscal" {...field(form, 'regime')}>
        <option value="">{say('Elige uno')}</option>
        {regimesOf(rfc).map((code) => (
          <option key={code} value={code}>
            {code} {REGIMES[code][1]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Uso de la factura" {...field(form, 'use')}>
        <option value="">{say('Elige uno')}</option>
        {usesOf(watch('regime')).map((code) => (
          <option key={code} value={code}>
            {code} {USES[code]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Código postal de tu domicilio fiscal"
        inputMode="numeric"
        maxLength={12}
        {...field(form, 'zip')}
      />
    </>
  );
};
