/** Half width (share of the width) at heights 0..1; a petal or a leaf is one profile mirrored. */
export type Profile = [at: number, half: number][];

const shape = (...profile: Profile): Profile => profile;

export const PROFILES = {
  round: shape([0, 0.06], [0.2, 0.26], [0.45, 0.46], [0.7, 0.5], [0.88, 0.38], [0.98, 0.14]),
  oval: shape([0, 0.05], [0.2, 0.34], [0.45, 0.5], [0.7, 0.42], [0.9, 0.18]),
  pointed: shape([0, 0.06], [0.18, 0.3], [0.42, 0.5], [0.68, 0.38], [0.88, 0.14]),
  lance: shape([0, 0.05], [0.15, 0.3], [0.35, 0.5], [0.6, 0.4], [0.85, 0.14]),
  heart: shape([-0.06, 0.22], [-0.03, 0.42], [0.14, 0.52], [0.4, 0.42], [0.7, 0.2], [0.9, 0.06]),
  spoon: shape([0, 0.1], [0.25, 0.16], [0.5, 0.32], [0.75, 0.5], [0.92, 0.4], [1, 0.15]),
  strap: shape([0, 0.1], [0.1, 0.38], [0.4, 0.46], [0.7, 0.5], [0.92, 0.36], [1, 0.12]),
};
