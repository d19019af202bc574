import { MAIL_WORDS } from './mail-words.ts';
import { COLLECTION } from './shop-words/collection.ts';
import { DELIVERY } from './shop-words/delivery.ts';
import { FLOWER } from './shop-words/flower.ts';
import { GIFT_CARDS } from './shop-words/gift-cards.ts';
import { MINE } from './shop-words/mine.ts';
import { NOTICES } from './shop-words/notices.ts';
import { OPINIONS } from './shop-words/opinions.ts';
import { AFTER, CASH, ORDER, TIMELINE } from './shop-words/order.ts';
import { CONTACT, FAILURES, FRAME, HOME, MENU, PRODUCT, WORKSHOP } from './shop-words/pages.ts';
import { POSTS } from './shop-words/posts.ts';
import { CART, NOT_PAID, PAYMENT, SHIPPING } from './shop-words/purchase.ts';
import { RECIPE } from './shop-words/recipe.ts';
import { ANSWERS, FORMS, REASONS } from './shop-words/refusals.ts';
import { SOLD_CARDS } from './shop-words/sold-cards.ts';
import type { ShopWords } from './text.ts';

/** The shop's own words by the text that replaces them; a word of several screens is listed with the first. */
export const SHOP_WORDS: ShopWords = {
  'site/words-frame': FRAME,
  'site/words-home': HOME,
  'site/words-menu': [...MENU, ...COLLECTION],
  'site/words-product': PRODUCT,
  'site/words-flower': FLOWER,
  'site/words-posts': POSTS,
  'site/words-workshop': WORKSHOP,
  'site/words-recipe': RECIPE,
  'site/words-contact': CONTACT,
  'site/words-mine': MINE,
  'site/words-cart': CART,
  'site/words-shipping': SHIPPING,
  'site/words-delivery': DELIVERY,
  'site/words-payment': PAYMENT,
  'site/words-not-paid': NOT_PAID,
  'site/words-reasons': REASONS,
  'site/words-order': ORDER,
  'site/words-timeline': TIMELINE,
  'site/words-cash': CASH,
  'site/words-after': AFTER,
  'site/words-notices': NOTICES,
  'site/words-opinions': OPINIONS,
  'site/words-gift-cards': GIFT_CARDS,
  'site/words-sold-cards': SOLD_CARDS,
  'site/words-forms': FORMS,
  'site/words-answers': ANSWERS,
  'site/words-failures': FAILURES,
  'mails/words': [...MAIL_WORDS],
};
