import { css } from '@emotion/react';
import type { Content } from '@shop/contracts/content';
import { PRIVACY, SHORT_NOTICE } from '@shop/contracts/legal';
import { Say, Text } from '@shop/ui/core';

const link = css({ display: 'flex', alignItems: 'center', width: 'fit-content', minHeight: 44 });

/** `texts`: those of the content page 'legal' that are loaded. */
type Props = { texts: readonly Pick<Content, 'section' | 'content'>[] | undefined };

/** The purpose of personal data, where they are typed; the full notice opens in a new tab, so that nothing is lost. */
export const PrivacyNote = ({ texts }: Props) => (
  <Text as="div" size="sm" tone="soft">
    <span>{texts?.find(({ section }) => section === SHORT_NOTICE)?.content}</span>
    <a css={link} href={PRIVACY.path} target="_blank" rel="noopener">
      <Say>Aviso de privacidad completo</Say>
    </a>
  </Text>
);
