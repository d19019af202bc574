import { Card } from '@shop/ui';
import { useState } from 'react';
import { ContactForm } from './contact-form.tsx';
import { ContactThanks } from './contact-thanks.tsx';

/** The form, then the thanks in its place. */
export const ContactCard = () => {
  const [sentBy, setSentBy] = useState('');
  return (
    <Card>
      {sentBy ? (
        <ContactThanks name={sentBy} onAgain={() => setSentBy('')} />
      ) : (
        <ContactForm onSent={setSentBy} />
      )}
    </Card>
  );
};
