import type { SheetLook } from "./curriculum-vitae.ts";

/** Places of name, headings and lines of text on a page of 60 × 84; `colour` is printed in the chosen colour. */
const drawings: Record<SheetLook, { tint?: string; colour: string; text: string }> = {
  classic: {
    colour: "M8 9h22v4h-22zM8 29h44v1.5h-44zM8 45h44v1.5h-44zM8 65h44v1.5h-44z",
    text: "M8 16h18M8 20h26M8 34h10M24 34h24M24 38h18M8 50h10M24 50h26M24 54h20M24 58h24M8 70h10M24 70h20M24 74h14",
  },
  modern: {
    tint: "M0 18h21v66h-21z",
    colour: "M0 0h60v18h-60zM5 43h10v2.5h-10zM5 59h10v2.5h-10zM26 23h14v2.5h-14zM26 47h14v2.5h-14z",
    text: "M5 49h12M5 53h9M5 65h12M5 69h8M5 73h11M26 30h28M26 34h22M26 38h26M26 54h28M26 58h20M26 62h25M26 70h28M26 74h18",
  },
  europass: {
    colour: "M8 9h22v4h-22zM8 29h12v2.5h-12zM8 45h12v2.5h-12zM8 65h12v2.5h-12z",
    text: "M8 16h18M8 20h26M25 30h22M25 34h26M25 46h27M25 50h20M25 54h25M25 58h18M25 66h24M25 70h16",
  },
};
/** The photo's place: at the end of the head, or in the side column. */
const photos: Record<SheetLook, string> = {
  classic: "M42 8h10v14h-10z",
  modern: "M5 23h11v15h-11z",
  europass: "M42 8h10v14h-10z",
};

/** A thumbnail of a CV's look. */
export function LookPicture({ look }: { look: SheetLook }) {
  const { tint, colour, text } = drawings[look];
  return (
    <svg className="look" width="60" height="84" viewBox="0 0 60 84" aria-hidden="true">
      <path d="M0 0h60v84h-60z" fill="#fff" />
      {tint && <path d={tint} fill="#e7ebf0" />}
      <path d={colour} fill="#113264" />
      <path d={photos[look]} fill="#b9c0c9" />
      <path d={text} stroke="#8b929b" strokeWidth="1.5" />
    </svg>
  );
}
