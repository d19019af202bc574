// The library itself is shared only through this package.
export { createSlice, nanoid } from '@reduxjs/toolkit';
export type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
export type {
  ApiEndpointMutation,
  EndpointBuilder,
  EndpointDefinitions,
  MutationDefinition,
  QueryDefinition,
  TypedUseMutation,
  TypedUseQuery,
} from '@reduxjs/toolkit/query/react';
export { api } from './api.ts';
export type { AskApi, StoreExtra } from './api.ts';
export { Boundary } from './boundary.tsx';
export {
  cartApi,
  cartQuantity,
  changeCart,
  putIntoCart,
  unlessDone,
  useAddItemMutation,
  useCart,
} from './cart.api.ts';
export { formatPesos } from '@shop/contracts/format-pesos';
export { partIsAlive, takeOverPressedFirst } from './early.ts';
export { earlierPrice, now, setShopZone, shopZone } from './shop-zone.ts';
export { useAppDispatch, useAppSelector } from './hooks.ts';
export { isAway } from './line.ts';
export { cartAddError, fieldErrorsOf, messageOf, messages, statusOf } from './messages.ts';
export type { Message } from './messages.ts';
export { NotFoundPage } from './not-found.ts';
export { Late, latePart, Nothing, onDemand, page, part } from './page.tsx';
export { readAhead, readsApi, useNamed, useRead } from './reads.ts';
export { remotePages, type RemoteModule } from './remote.tsx';
export { NETWORK_ERROR_MESSAGE, NETWORK_ERROR_STATUS } from './request.ts';
export type { ApiFailure, ApiMeta, ApiRequest } from './request.ts';
export { retry } from './retry.ts';
export { makeStore, rootReducer } from './store.ts';
export type { AppDispatch, AppStore, LazySlices, RootState } from './store.ts';
export { dismissToast, showError, showToast, TOAST_DURATION_MS, toasts } from './toasts.ts';
export type { Toast, ToastInput } from './toasts.ts';
