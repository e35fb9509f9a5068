interface Props {
  path: string;
  side: number;
  label: string;
}

/** Dark on light even in dark mode: cameras expect it. */
export function QrCode({ path, side, label }: Props) {
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} width={176} height={176}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
