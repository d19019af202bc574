/** The kit. The core comes from the shell; the other parts are bundled with the pages that use them. */
export {
  afterScripts,
  Alert,
  Badge,
  below,
  Button,
  buttonStyles,
  Card,
  Container,
  drawnAt,
  EmptyState,
  Eyebrow,
  Grid,
  Heading,
  HexFrame,
  HexPattern,
  HoneyDrip,
  Icon,
  IconButton,
  LinkButton,
  Logo,
  LogoMark,
  Original,
  Page,
  PageFactsContext,
  Price,
  ResponsiveImage,
  Row,
  Say,
  Section,
  ShopContext,
  Skeleton,
  soonLaidOut,
  Spinner,
  Stack,
  Text,
  theme,
  useClosing,
  useSay,
  useShop,
  variantUrl,
  VisuallyHidden,
  WordsContext,
} from '@shop/ui/core';
export type { BadgeTone, ButtonSize, ButtonVariant, IconName, PageFacts, Shop } from '@shop/ui/core';
// Screens style through the kit, which hides emotion.
export { css, Global, keyframes } from '@emotion/react';
export { Field, FieldError, SelectField, TextArea, TextField } from './field.tsx';
export type { FieldProps } from './field.tsx';
export { PrivacyNote } from './privacy-note.tsx';
export { QuantityStepper } from './quantity-stepper.tsx';
export { SkipLink } from './skip-link.tsx';
export { Size } from './size.tsx';
export { Stars } from './stars.tsx';
export { Cell, Table, TableRow } from './table.tsx';
export { Checkbox, Switch } from './toggle.tsx';
