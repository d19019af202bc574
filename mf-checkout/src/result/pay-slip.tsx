import { useCopy } from '@shop/app-kit';
import type { Voucher } from '@shop/contracts/order';
import { Button, css, Stack, Text, theme } from '@shop/ui';
import { useRef, type ReactNode, type Ref } from 'react';
import { Barcode } from './barcode.tsx';

const { size, space } = theme;

const number = css({
  margin: 0,
  fontSize: size.lg,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  // Groups to read by. No spaces: whoever copies it by hand gets what a bank's form takes.
  'span + span': { marginLeft: '0.35em' },
});

const Digits = ({ text, by, ref }: { text: string; by: number; ref?: Ref<HTMLParagraphElement> }) => {
  const groups = text.match(new RegExp(`.{1,${by}}`, 'g')) ?? [];
  return (
    <p ref={ref} css={number}>
      {groups.map((group, at) => (
        // Groups may be alike, and never change places.
        <span key={at}>{group}</span>
      ))}
    </p>
  );
};

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Text size="sm" tone="soft">
      {name}
    </Text>
    {children}
  </div>
);

/** What a till scans or a bank's app asks for, where the provider told it. */
export const PaySlip = ({ voucher: { barcode, reference, clabe } }: { voucher: Voucher }) => {
  if (clabe) return <Clabe clabe={clabe} />;
  const typed = reference || barcode;
  if (!typed) return null;
  return (
    <Stack gap={3}>
      {barcode && <Barcode text={barcode} />}
      <Named name="Referencia">
        <Digits text={typed} by={4} />
      </Named>
    </Stack>
  );
};

const Clabe = ({ clabe }: { clabe: string }) => {
  const shown = useRef<HTMLParagraphElement>(null);
  const copy = useCopy();
  return (
    <Stack gap={3} css={{ alignItems: 'flex-start', marginBlock: space(1) }}>
      <Named name="CLABE">
        <Digits text={clabe} by={3} ref={shown} />
      </Named>
      <Button size="sm" onClick={() => void copy(clabe, { title: 'CLABE copiada' }, shown.current)}>
        Copiar CLABE
      </Button>
    </Stack>
  );
};
