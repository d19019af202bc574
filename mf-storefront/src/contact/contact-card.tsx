import { contactStart, type ContactStart } from '@shop/contracts/contact';
import { Card } from '@shop/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactForm } from './contact-form.tsx';
import { ContactThanks } from './contact-thanks.tsx';

/** The form, with what the page before knew already; then the thanks in its place. */
export const ContactCard = () => {
  const { state } = useLocation();
  const [start, setStart] = useState<ContactStart>(() => contactStart.safeParse(state).data ?? {});
  const [sentBy, setSentBy] = useState('');
  const again = () => {
    setStart({});
    setSentBy('');
  };
  return (
    <Card>
      {sentBy ? (
        <ContactThanks name={sentBy} onAgain={again} />
      ) : (
        <ContactForm start={start} onSent={setSentBy} />
      )}
    </Card>
  );
};
