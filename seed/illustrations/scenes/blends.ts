import type { BackdropLook } from '../objects/backdrop.ts';

/** The colours of one blend's picture. */
export type BlendLook = { honey: string; accent: string; bulb: string; scene: BackdropLook };

const look = (honey: string, accent: string, bulb: string, scene: [string, string, string]): BlendLook => ({
  honey,
  accent,
  bulb,
  scene: { wall: scene[0], glow: scene[1], table: scene[2] },
});

/** By number of the elixir; neighbours in the menu's grid of three never share a wall. */
export const blendLooks: Record<number, BlendLook> = {
  1: look('#f2b52c', '#e8a317', '#3a2418', ['#f3c465', '#fbe3a4', '#c98a4a']),
  2: look('#f0bd4c', '#8f9a48', '#2f3a26', ['#c9cf9c', '#eff0d2', '#a98558']),
  3: look('#eeb040', '#5f7f4a', '#2c2418', ['#a8c4a4', '#e6efd6', '#b98a5a']),
  4: look('#f0a01c', '#f07d13', '#4a1f10', ['#f2a35c', '#fdd9a0', '#b56a3a']),
  5: look('#efb42e', '#d64c80', '#3c2a1c', ['#f0b5a6', '#fbe2d0', '#b87a58']),
  6: look('#edb648', '#7a4aa8', '#33204a', ['#c3aed6', '#ebe1ef', '#a07a68']),
  7: look('#d9661c', '#a5142e', '#3d0d16', ['#dd8c88', '#f8d5c4', '#8f4f40']),
  8: look('#dd9526', '#a8693c', '#3a2214', ['#d8b48c', '#f5e2c6', '#94623c']),
  9: look('#b8680f', '#4a3a22', '#20140c', ['#4d6b57', '#a9bd92', '#7a4a2a']),
  10: look('#b3600f', '#2f6b3c', '#1c2a1e', ['#6f9a68', '#c9d9a0', '#865430']),
  11: look('#f0b634', '#2aa3a0', '#1d2e30', ['#7cbab2', '#d9ecdc', '#b5834e']),
};
