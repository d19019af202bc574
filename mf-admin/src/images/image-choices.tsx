import { css, ResponsiveImage, Text, theme, VisuallyHidden } from '@shop/ui';

const { color, ease, media, radius, space } = theme;

const grid = css({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  border: 0,
  [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const choice = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  border: `3px solid transparent`,
  borderRadius: radius.md,
  cursor: 'pointer',
  transition: `border-color ${ease}`,
  '&:hover': { borderColor: color.line },
  '&:has(input:checked)': { borderColor: color.honey },
  '&:has(input:focus-visible)': { outline: `3px solid ${color.petal}`, outlineOffset: 2 },
  input: {
    position: 'absolute',
    top: space(2),
    left: space(2),
    width: 20,
    height: 20,
    accentColor: color.honey,
  },
});

/** 'Campo de tajonal' of '/media/semilla/campo-de-tajonal.webp'; uploads have no such names. */
const nameOf = (url: string, index: number): string => {
  const words = /\/semilla\/([a-z0-9-]+)\.webp$/.exec(url)?.[1]?.replaceAll('-', ' ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : `Imagen ${index + 1}`;
};

type Props = {
  label: string;
  images: string[];
  empty: string;
  selected: string;
  onSelect: (url: string) => void;
};

/** Pictures of which one can be chosen. */
export const ImageChoices = ({ label, images, empty, selected, onSelect }: Props) =>
  images.length === 0 ? (
    <Text tone="soft">{empty}</Text>
  ) : (
    <fieldset css={grid}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {images.map((url, index) => (
        <label key={url} css={choice}>
          <ResponsiveImage src={url} alt={nameOf(url, index)} width={4} height={3} sizes="12rem" />
          <input type="radio" name={label} checked={selected === url} onChange={() => onSelect(url)} />
        </label>
      ))}
    </fieldset>
  );
