import { cartAddError, showError, showToast, useAddItemMutation, useAppDispatch } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import type { Blend } from '@shop/contracts/menu';
import { slugOf } from '@shop/contracts/slug';
import { Badge, Button, css, Heading, Icon, Price, ResponsiveImage, Size, theme } from '@shop/ui';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useGetSuggestedQuery, type SuggestionQuery } from './suggestions.api.ts';

const { color, media, radius, space } = theme;
const list = css({
  listStyle: 'none',
  margin: `${space(4)} 0 0`,
  padding: 0,
  display: 'grid',
  gap: space(3),
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  height: '100%',
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.paper,
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
});
const picture = css({ borderRadius: radius.sm, overflow: 'hidden' });
// The picture belongs to the link.
const name = css({
  color: color.ink,
  fontWeight: 650,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(2),
  marginTop: space(1),
  '& button': { position: 'relative', zIndex: 1 },
});

// As high as the button whose place it takes.
const added = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

const queryFor = ({ items }: Cart): SuggestionQuery => ({
  without: items.map(({ elixir }) => elixir.id).join(','),
  flowers: [...new Set(items.flatMap(({ elixir }) => elixir.flowers ?? []))].map(slugOf).join(','),
});

/** 'Va bien con': a few blends that are not in the cart; nothing when the catalogue fails. */
export const GoesWell = ({ cart }: { cart: Cart }) => {
  // By the cart's first state: an added blend keeps its place, so that the next press does not hit another one.
  const [query] = useState(() => queryFor(cart));
  const { data = [] } = useGetSuggestedQuery(query);
  const held = useHeld(cart);
  if (data.length === 0) return null;
  const shown = data.toSorted((a, b) => a.id - b.id);
  return (
    <section aria-labelledby="va-bien-con">
      <Heading id="va-bien-con" level={2} look="card">
        Va bien con
      </Heading>
      <ul css={list}>
        {shown.map((blend) => (
          <li key={blend.id} css={card} tabIndex={-1}>
            <div css={picture}>
              <ResponsiveImage
                src={blend.imageUrl}
                alt=""
                width={4}
                height={3}
                sizes="(min-width: 768px) 240px, 72px"
              />
            </div>
            <div>
              <Link to={`/menu/${blend.slug}`} css={name}>
                {blend.name}
              </Link>
              <div css={foot}>
                <span>
                  <Price amount={blend.price} size="sm" /> <Size of={blend} />
                </span>
                <AddSuggested blend={blend} isAdded={isIn(cart, blend.id)} {...held} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

const page = () => document.documentElement;

/**
 * The cart above grows by what is added: the card that was pressed last stays where it is in the window, in browsers that
 * would hold something else, or nothing, as well. Two quick presses are one change of the cart.
 */
const useHeld = (cart: Cart) => {
  const held = useRef<{ id: number; card: Element; at: number }>(undefined);
  const onPage = (card: Element) => card.getBoundingClientRect().top + page().scrollTop;
  const release = (id: number) => {
    if (held.current?.id !== id) return;
    held.current = undefined;
    page().style.overflowAnchor = '';
  };
  // Leaving the cart before the answer must not disable anchoring on the next page.
  useEffect(() => () => void (page().style.overflowAnchor = ''), []);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { id, card, at } = held.current;
    if (!isIn(cart, id)) return;
    page().scrollTop += onPage(card) - at;
    release(id);
  }, [cart]);
  const hold = (id: number, card: Element) => {
    held.current = { id, card, at: onPage(card) };
    page().style.overflowAnchor = 'none';
  };
  return { hold, release };
};

const isIn = ({ items }: Cart, id: number) => items.some(({ elixir }) => elixir.id === id);

type AddProps = { blend: Blend; isAdded: boolean } & ReturnType<typeof useHeld>;

const AddSuggested = ({ blend, isAdded, hold, release }: AddProps) => {
  const dispatch = useAppDispatch();
  const [addItem, { isLoading }] = useAddItemMutation();
  const add = async ({ currentTarget }: MouseEvent) => {
    hold(blend.id, currentTarget.closest('li')!);
    const { error } = await addItem({ elixirId: blend.id });
    if (error) {
      release(blend.id);
      return void dispatch(showError(cartAddError(error)));
    }
    const description = '{nombre} ha sido añadido a tu carrito.';
    dispatch(showToast({ title: 'Añadido al carrito', description, values: { nombre: blend.name } }));
  };
  if (isAdded)
    return (
      <span css={added}>
        <Badge tone="green">En tu carrito</Badge>
      </span>
    );
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={isLoading}
      icon={<Icon name="plus" size={18} />}
      aria-label={`Añadir ${blend.name}`}
      onClick={(event) => void add(event)}
    >
      Añadir
    </Button>
  );
};
