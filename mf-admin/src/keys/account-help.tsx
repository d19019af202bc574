import { accountRow, type KeyAccount, type KeysView } from '@shop/contracts/keys';
import { Stack, Text } from '@shop/ui';
import { CopyLink } from '../list/copy-link.tsx';

/** Where to find the keys, and which settings to make there. */
export const AccountHelp = ({ account, view }: { account: KeyAccount; view: KeysView }) => {
  const { help, page, notified } = accountRow(account);
  const [before, after] = help.split('{}');
  return (
    <Stack gap={3}>
      <Text size="sm">
        {before}
        {page && (
          <a href={page.url} target="_blank" rel="noreferrer">
            {page.name}
          </a>
        )}
        {after}
      </Text>
      {notified && (
        <CopyLink
          label="Dirección del webhook"
          noun="dirección"
          link={new URL(account, view.webhookUrl).href}
          copied={notified}
        />
      )}
    </Stack>
  );
};
