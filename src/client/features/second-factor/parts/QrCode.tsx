import { encode } from 'uqr';

/** A QR code of a text, in black on white in every theme: cameras do not read it otherwise. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="db-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="db-qr-paper" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="db-qr-ink" d={path} />
    </svg>
  );
}
