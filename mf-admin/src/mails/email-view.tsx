import { css, theme } from '@shop/ui';
import { Tabs } from '@shop/ui/overlays';
import { useState } from 'react';

const paper = {
  width: '100%',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  background: theme.color.cream,
};
const frame = css({ ...paper, display: 'block', height: 'min(60vh, 36rem)' });
const plain = css({
  ...paper,
  maxHeight: 'min(60vh, 36rem)',
  margin: 0,
  padding: theme.space(5),
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'inherit',
  fontSize: theme.size.sm,
});

type Props = {
  email: { subject: string; text: string };
  /** The address of its document. */
  src: string;
  /** In pixels; the full width without it. */
  maxWidth?: number;
};

/** An email as its reader sees it, and as text. The frame's document can run no script and load nothing. */
export const EmailView = ({ email, src, maxWidth }: Props) => {
  const [shown, setShown] = useState('email');
  const tabs = [
    {
      id: 'email',
      label: 'Vista previa',
      content: (
        <iframe
          css={[frame, maxWidth !== undefined && { maxWidth, marginInline: 'auto' }]}
          sandbox=""
          title={`Vista previa de «${email.subject}»`}
          src={src}
        />
      ),
    },
    {
      id: 'text',
      label: 'Solo texto',
      content: (
        <pre css={plain} tabIndex={0} role="region" aria-label="El correo como texto">
          {email.text}
        </pre>
      ),
    },
  ];
  return <Tabs label="Formas del correo" tabs={tabs} value={shown} onValueChange={setShown} />;
};
