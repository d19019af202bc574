import { useCopy } from '@shop/app-kit';
import type { Voucher } from '@shop/contracts/voucher';
import { Button, css, Stack, Text, theme, useSay } from '@shop/ui';
import { useRef, type ReactNode } from 'react';
import { Barcode } from './barcode.tsx';

const { size, space } = theme;

const number = css({
  margin: 0,
  // A CLABE of 18 digits stands in one line of the narrowest window.
  fontSize: `clamp(1rem, 4.2vw, ${size.lg})`,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  // Groups to read by, which never break. No spaces: whoever copies it by hand gets what a bank's form takes.
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
        // Groups may be alike, and never change places.
        <span key={at}>{group}</span>
      ))}
    </p>
  );
};

type CopyLineProps = {
  name: string;
  /** What is copied; `children` show it. */
  text: string;
  button: string;
  done: string;
  isMain?: boolean;
  children: ReactNode;
};

/** A figure to pay by, and the button beside it that copies it. */
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

/** Of the shop's own account: whose it is, and what tells whose payment comes in. */
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

/** What a till scans or a bank's app asks for, where the provider told it. */
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
