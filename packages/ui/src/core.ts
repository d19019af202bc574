/** What nearly every page draws: shared by the shell with all remotes. */
export { Button, buttonStyles, IconButton, LinkButton } from './button.tsx';
export type { ButtonSize, ButtonVariant } from './button.tsx';
export { Alert, Badge, EmptyState, Skeleton } from './feedback.tsx';
export type { BadgeTone } from './feedback.tsx';
export { GlobalStyles } from './global.tsx';
export { HexFrame, HexPattern, HoneyDrip } from './hex.tsx';
export { Icon } from './icon.tsx';
export type { IconName } from './icon.tsx';
export { ResponsiveImage, variantUrl } from './image.tsx';
export { Card, Container, Grid, Row, Section, Stack } from './layout.tsx';
export { Logo, LogoMark } from './logo.tsx';
export { Page } from './page.tsx';
export { Price } from './price.tsx';
export { Spinner } from './spinner.tsx';
export { Stars } from './stars.tsx';
export { Eyebrow, Heading, Original, Text, VisuallyHidden } from './text.tsx';
export { theme } from './theme.ts';
