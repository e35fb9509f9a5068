import qrCode from "qrcode";

/** The quiet zone that scanners need, in squares. */
const margin = 4;

/** A QR code as one SVG path of its dark squares, and the length of its side in squares. */
export function qrCodeOf(text: string): { path: string; side: number } {
  const { modules } = qrCode.create(text, { errorCorrectionLevel: "M" });
  const rows = Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (_, x) => (modules.get(y, x) ? "1" : "0")).join(""),
  );
  const path = rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ 0: { length }, index }) => `M${index + margin} ${y + margin}h${length}v1h-${length}z`,
      ),
    )
    .join("");
  return { path, side: modules.size + 2 * margin };
}
