import { api } from '@shop/app-kit';
import { authResponse, type AuthResponse, type LoginRequest } from '@shop/contracts/auth';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkAuth: build.query<AuthResponse | null, void>({
      query: () => ({ url: '/admin/check-auth', on401: 'null' }),
      keepUnusedDataFor: 0,
    }),
    login: build.mutation<AuthResponse, LoginRequest>({
      query: (body) => ({ url: '/admin/login', method: 'POST', body }),
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: authResponse }),
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ url: '/admin/logout', method: 'POST' }) }),
  }),
});
