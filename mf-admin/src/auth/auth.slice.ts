import { createSlice, rootReducer, type PayloadAction, type WithSlice } from '@shop/app-kit';

type AuthState = {
  status: 'unknown' | 'authenticated' | 'unauthenticated';
  username: string;
  /** When the server was last asked, milliseconds since 1970. */
  checkedAt: number;
  /** The session ended by itself, not by signing out: the login page says so. */
  expired: boolean;
};
const initialState: AuthState = { status: 'unknown', username: '', checkedAt: 0, expired: false };

type Rejected = { type: string; payload?: { status?: number } };
// A 401 from any administrator's call means that the session is over, whatever the last check said (H41).
const isUnauthorized = (action: Rejected) =>
  action.type.startsWith('api/execute') &&
  action.type.endsWith('/rejected') &&
  action.payload?.status === 401;

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<{ username: string; at: number }>) => ({
      status: 'authenticated' as const,
      username: payload.username,
      checkedAt: payload.at,
      expired: false,
    }),
    signedOut: (state, { payload }: PayloadAction<{ at: number; chosen?: boolean }>) => ({
      status: 'unauthenticated' as const,
      username: '',
      checkedAt: payload.at,
      expired: !payload.chosen && (state.expired || state.status === 'authenticated'),
    }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isUnauthorized, (state) => {
      state.expired ||= state.status === 'authenticated';
      state.status = 'unauthenticated';
      state.username = '';
    }),
  selectors: { auth: (state) => state },
});

declare module '@shop/app-kit' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const auth = slice.injectInto(rootReducer);
