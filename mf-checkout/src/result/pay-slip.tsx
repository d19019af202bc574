import { useCopy } from '@shop/app-kit/use-copy';
import type { Voucher } from '@shop/contracts/voucher';
import { Button, css, Stack, Text, theme, useSay } from '@shop/ui';
import { useRef, type ReactNode } from 'react';
import { Barcode } from './barcode.tsx';

const { size, space } = theme;

const number = css({
  margin: 0,
  // A CLABE of 18 digits fits in one line of the narrowest window.
  fontSize: `clamp(1rem, 4.2vw, ${size.lg})`,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  // Digit groups that never break. Margins instead of spaces, so that a copied number fits a bank's form.
  '& > span': { display: 'inline-block' },
  '& > span:not(:last-child)': { marginRight: '0.35em' },
});

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(2)}`,
});

const Digits = ({ text, by }: { text: string; by: number }) => {
  const groups = text.match(new RegExp(`.{1,${by}}`, 'g')) ?? [];
  return (
    <p css={number}>
      {groups.map((group, at) => (
        // The index is a safe key: groups may be alike, and never change places.
        <span key={at}>{group}</span>
      ))}
    </p>
  );
};

type CopyLineProps = {
  name: string;
  /** The text to copy; `children` display it. */
  text: string;
  button: string;
  done: string;
  isMain?: boolean;
  children: ReactNode;
};

/** A payment detail with its copy button. */
export const CopyLine = ({ name, text, button, done, isMain, children }: CopyLineProps) => {
  const shown = useRef<HTMLDivElement>(null);
  const copy = useCopy();
  const say = useSay();
  return (
    <div css={line}>
      <div>
        <Text size="sm" tone="soft">
          {name}
        </Text>
        <div ref={shown}>{children}</div>
      </div>
      <Button
        size="sm"
        aria-label={say(button)}
        variant={isMain ? 'primary' : 'secondary'}
        onClick={() => void copy(text, { title: done }, shown.current)}
      >
        Copiar
      </Button>
    </div>
  );
};

/** The shop's own account: its holder, and the reference that identifies the payment. */
const OwnAccount = ({ voucher: { bank, beneficiary, reference } }: { voucher: Voucher }) =>
  beneficiary && (
    <>
      {reference && (
        <CopyLine name="Referencia" text={reference} button="Copiar referencia" done="Referencia copiada">
          <Digits text={reference} by={7} />
        </CopyLine>
      )}
      <CopyLine name="A nombre de" text={beneficiary} button="Copiar nombre" done="Nombre copiado">
        <strong>{beneficiary}</strong>
      </CopyLine>
      <Text size="sm">{`Banco: ${bank}`}</Text>
    </>
  );

/** The barcode or reference for a store or a bank's app, if the provider sent one. */
export const PaySlip = ({ voucher }: { voucher: Voucher }) => {
  const { barcode, reference, clabe } = voucher;
  if (clabe)
    return (
      <>
        <CopyLine name="CLABE" text={clabe} button="Copiar CLABE" done="CLABE copiada" isMain>
          <Digits text={clabe} by={3} />
        </CopyLine>
        <OwnAccount voucher={voucher} />
      </>
    );
  const typed = reference || barcode;
  if (!typed) return null;
  return (
    <Stack gap={3}>
      <CopyLine name="Referencia" text={typed} button="Copiar referencia" done="Referencia copiada">
        <Digits text={typed} by={4} />
      </CopyLine>
      {barcode && <Barcode text={barcode} />}
    </Stack>
  );
};
