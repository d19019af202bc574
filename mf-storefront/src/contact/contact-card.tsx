import { ORDER_PARAM } from '@shop/contracts/contact-address';
import { contactStart } from '@shop/contracts/contact';
import { Card, useSay } from '@shop/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactForm, type FormStart } from './contact-form.tsx';
import { ContactThanks } from './contact-thanks.tsx';

/** The order in the address; mails and foreign links can set it, so it is checked. */
const orderIn = (search: string) =>
  /^[\w-]{1,40}$/.exec(new URLSearchParams(search).get(ORDER_PARAM) ?? '')?.[0];

/** The form, prefilled by the previous page; after sending, the thanks replace it. */
export const ContactCard = () => {
  const { state, search } = useLocation();
  const aboutOrder = useSay()('Hola, necesito ayuda con mi pedido {pedido}.');
  const [start, setStart] = useState<FormStart>(() => {
    const order = orderIn(search);
    return {
      ...(order && { message: aboutOrder.replace('{pedido}', order) }),
      ...contactStart.safeParse(state).data,
    };
  });
  const [sentBy, setSentBy] = useState('');
  const again = () => {
    setStart({ isAgain: true });
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
