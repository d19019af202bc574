import { linear } from '../draw/paint.ts';
import { fill, stroke } from '../draw/svg.ts';

/** Forked post that carries the log; grows up from (0,0). */
export const fork = (height: number): string => {
  const d = `M-17 0L-14 ${-height * 0.66}C-16 ${-height * 0.8} -44 ${-height * 0.88} -52 ${-height}L-34 ${-height - 6}C-26 ${-height * 0.9} -6 ${-height * 0.82} 0 ${-height * 0.76}C6 ${-height * 0.82} 26 ${-height * 0.9} 34 ${-height - 6}L52 ${-height}C44 ${-height * 0.88} 16 ${-height * 0.8} 15 ${-height * 0.66}L18 0Z`;
  return (
    fill(
      d,
      linear([
        [0, '#b98350'],
        [0.4, '#83532c'],
        [1, '#4a2a14'],
      ]),
    ) +
    stroke(`M-8 -6L-6 ${-height * 0.66}M6 -10L6 ${-height * 0.6}`, '#2c150a', 3, 0.4) +
    stroke(`M-14 -6L-11 ${-height * 0.64}`, '#f0c78e', 3, 0.5)
  );
};
