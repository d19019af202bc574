import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** `path` draws what is not in the set. */
type Drawn = { name: IconName; path?: undefined } | { name?: undefined; path: string };
type IconProps = Drawn & { size?: number | undefined; label?: string; className?: string };

/** A line icon in the text's colour. Decoration unless `label` names it. */
export const Icon = ({ name, path, size = 22, label, className }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={name ? iconPaths[name] : path} />
  </svg>
);
