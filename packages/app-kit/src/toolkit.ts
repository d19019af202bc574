/** The Redux Toolkit names that remotes use; the library itself is shared only through this package. */
export { createSlice, nanoid } from '@reduxjs/toolkit';
export type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
