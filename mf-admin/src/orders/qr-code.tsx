import { encode } from 'uqr';

type Props = { text: string; label: string; size: number };

/** A text as a QR code, black on white, with the empty border that cameras need. */
export const QrCode = ({ text, label, size }: Props) => {
  const { data, size: cells } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${cells} ${cells}`}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${cells}v${cells}H0z`} />
      <path fill="black" d={path} />
    </svg>
  );
};
