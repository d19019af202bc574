import { createSlice, rootReducer, type PayloadAction, type WithSlice } from '@shop/app-kit';
import type { Role } from '@shop/contracts/roles';

type AuthState = {
  status: 'unknown' | 'authenticated' | 'unauthenticated';
  username: string;
  /** An answer without a role comes from an earlier service, which knows owners only. */
  role: Role;
  /** When the server was last asked, milliseconds since 1970. */
  checkedAt: number;
  /** The session ended by itself, not by signing out: the login page says so. */
  expired: boolean;
};
const initialState: AuthState = {
  status: 'unknown',
  username: '',
  role: 'owner',
  checkedAt: 0,
  expired: false,
};

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
    signedIn: (
      _state,
      { payload }: PayloadAction<{ username: string; role?: Role | undefined; at: number }>,
    ) => ({
      status: 'authenticated' as const,
      username: payload.username,
      role: payload.role ?? 'owner',
      checkedAt: payload.at,
      expired: false,
    }),
    signedOut: (state, { payload }: PayloadAction<{ at: number; chosen?: boolean }>) => ({
      status: 'unauthenticated' as const,
      username: '',
      role: state.role,
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
