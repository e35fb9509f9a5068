import qrCode from "qrcode";
import { expect, test } from "vitest";
import { qrCodeOf } from "#app/sides/applicant/friends/qr-code.server.ts";

const link = "https://portal.example.org/invitation/0123456789ab";

/** Draws the path as a browser would, square by square. */
function drawn(path: string, side: number) {
  const squares = Array.from({ length: side }, () => Array<0 | 1>(side).fill(0));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    squares[Number(y)]?.fill(1, Number(x), Number(x) + Number(length));
  return squares;
}

test("the path draws the code, with the quiet zone around it that cameras need", () => {
  const { path, side } = qrCodeOf(link);
  const { modules } = qrCode.create(link, { errorCorrectionLevel: "M" });
  const squares = drawn(path, side);
  expect(side).toBe(modules.size + 8);
  expect(squares.slice(4, -4).flatMap((row) => row.slice(4, -4))).toEqual([...modules.data].map(Number));
  expect(squares.flat().filter(Boolean)).toHaveLength([...modules.data].filter(Boolean).length);
});
