import { css } from '@emotion/react';
import { sizeBeside } from '@shop/contracts/size-words';
import { Text } from '@shop/ui/core';

const oneLine = css({ whiteSpace: 'nowrap' });

/** '60 ml' beside a price, for products with a known content. */
export const Size = ({ of }: { of: Parameters<typeof sizeBeside>[0] }) => {
  const word = sizeBeside(of);
  return (
    word && (
      <Text as="small" size="sm" tone="soft" css={oneLine}>
        {word}
      </Text>
    )
  );
};
