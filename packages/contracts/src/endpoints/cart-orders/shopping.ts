import { cart, cartAdd, cartDelivery, cartLink, cartQuantity, cartRestore } from '../../cart.ts';
import { customElixirConflict, customElixirRequest, customElixirResponse } from '../../custom-elixir.ts';
import {
  cartDiscountRequest,
  discount,
  discountConflict,
  discountCreate,
  discountList,
  discountUpdate,
} from '../../discount.ts';
import {
  giftBalance,
  giftBalanceRequest,
  giftCardCreate,
  giftCardList,
  giftCardListQuery,
  giftCardUpdate,
  giftPurchase,
  giftPurchaseRequest,
  givenGiftCard,
} from '../../gift-card.ts';
import { ORDER_READERS, OWNER, manifest } from '../endpoint.ts';

const everyone = { who: 'everyone' } as const;
const limited = { ...everyone, limited: 'requests' } as const;

export const shoppingEndpoints = manifest({
  'POST /api/custom-elixirs': {
    ...limited,
    request: customElixirRequest,
    response: customElixirResponse,
    conflict: customElixirConflict,
  },
  'GET /api/cart': { ...everyone, response: cart },
  'GET /api/cart/link': { ...limited, response: cartLink },
  'POST /api/cart/items': { ...limited, request: cartAdd, response: cart },
  'POST /api/cart/items/restore': { ...limited, request: cartRestore, response: cart },
  'PATCH /api/cart/items/{itemId}': { ...limited, request: cartQuantity, response: cart },
  'DELETE /api/cart/items/{itemId}': { ...limited, response: cart },
  'PUT /api/cart/discount': { ...limited, request: cartDiscountRequest, response: cart },
  'DELETE /api/cart/discount': { ...limited, response: cart },
  'DELETE /api/cart/gift-card': { ...limited, response: cart },
  'PUT /api/cart/delivery': { ...limited, request: cartDelivery, response: cart },
  'DELETE /api/cart/{cartId}': { ...limited, response: cart },
  'POST /api/gift-cards/balance': { ...limited, request: giftBalanceRequest, response: giftBalance },
  'POST /api/gift-cards/purchases': { ...limited, request: giftPurchaseRequest, response: giftPurchase },
  'GET /api/admin/gift-cards': { ...ORDER_READERS, query: giftCardListQuery, response: giftCardList },
  'POST /api/admin/gift-cards': {
    ...OWNER,
    proof: true,
    audit: ['giftCards', 'Dio <una tarjeta de regalo>'],
    request: giftCardCreate,
    response: givenGiftCard,
  },
  'PATCH /api/admin/gift-cards/{id}': {
    ...OWNER,
    proof: true,
    audit: ['giftCards', 'Cambió <una tarjeta de regalo>'],
    request: giftCardUpdate,
    response: givenGiftCard,
  },
  'GET /api/admin/discounts': { ...ORDER_READERS, response: discountList },
  'POST /api/admin/discounts': {
    ...OWNER,
    audit: ['discounts', 'Creó <un código>'],
    request: discountCreate,
    response: discount,
  },
  'PATCH /api/admin/discounts/{id}': {
    ...OWNER,
    audit: ['discounts', 'Cambió <un código>'],
    request: discountUpdate,
    response: discount,
    conflict: discountConflict,
  },
});
