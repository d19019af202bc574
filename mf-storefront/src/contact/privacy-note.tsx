import { useRead } from '@shop/app-kit';
import { PRIVACY, SHORT_NOTICE } from '@shop/contracts/legal';
import { css, Say, Text } from '@shop/ui';

const link = css({ display: 'flex', alignItems: 'center', width: 'fit-content', minHeight: 44 });

/** What personal data are for, where they are typed; the whole notice opens beside, so that nothing typed is lost. */
export const PrivacyNote = () => {
  const { data } = useRead('/content/legal');
  const text = data?.find(({ section }) => section === SHORT_NOTICE)?.content;
  return (
    <Text as="div" size="sm" tone="soft">
      <span>{text}</span>
      <a css={link} href={PRIVACY.path} target="_blank" rel="noopener">
        <Say>Aviso de privacidad completo</Say>
      </a>
    </Text>
  );
};
