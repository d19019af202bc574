import { SAMPLE } from '@shop/contracts/sample';
import { css, Icon, type IconName, theme } from '@shop/ui';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const REMARK = /\s*\(dato de muestra\)/;
const PHONE = /^\+?[\d\s()-]{8,}$/;

const item = css({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'center',
  '& svg': { flex: 'none', color: theme.color.honey },
});

const iconOf = (line: string): IconName => {
  if (EMAIL.test(line)) return 'mail';
  return PHONE.test(line) ? 'phone' : 'pin';
};

const hrefOf = (line: string) => {
  if (EMAIL.test(line)) return `mailto:${line}`;
  return PHONE.test(line) ? `tel:${line.replace(/[^\d+]/g, '')}` : undefined;
};

type Props = { line: string; icon?: IconName };

/** One line of the contact data; e-mail addresses and telephone numbers are links, except in samples. */
export const ContactLine = ({ line, icon }: Props) => {
  const shown = line.replace(REMARK, '');
  const href = SAMPLE.test(line) ? undefined : hrefOf(shown);
  return (
    <li css={item}>
      <Icon name={icon ?? iconOf(shown)} />
      {href ? <a href={href}>{shown}</a> : <span>{shown}</span>}
    </li>
  );
};
