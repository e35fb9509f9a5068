import type { Section } from "./sections.ts";

/** Pictures of the two halves, in the order of the stages: apart at the choice, joined at the start of studies. */
const shapes: Record<Section, { ground?: string; study: string; practice: string }> = {
  choosing: {
    study: "M60 12a28 28 0 0 0 0 56z",
    practice: "M100 52a28 28 0 0 1 0 56z",
  },
  motivation: {
    ground: "M48 8h48a8 8 0 0 1 8 8v88a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z",
    study: "M54 28h32v6H54zM54 46h36v6H54zM54 64h24v6H54z",
    practice: "M78 96l4-16 38-44 12 10-38 44z",
  },
  interview: {
    study: "M18 16h62a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H46L30 80V64H18a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z",
    practice: "M92 44h50a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6h-8v16l-16-16H80a6 6 0 0 1-6-6V72h12a8 8 0 0 0 8-8z",
  },
  untilStart: {
    ground: "M38 16h84a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10H38a10 10 0 0 1-10-10V26a10 10 0 0 1 10-10z",
    study: "M79 46a24 24 0 0 0 0 48zM46 8h6v16h-6z",
    practice: "M81 46a24 24 0 0 1 0 48zM108 8h6v16h-6z",
  },
};

/** A drawing of the section's subject; its words stand beside it. */
export function Picture({ of }: { of: keyof typeof shapes }) {
  const { ground, study, practice } = shapes[of];
  return (
    <svg className="tip-picture" viewBox="0 0 160 120" aria-hidden="true">
      {ground && <path d={ground} fill="var(--accent-4)" />}
      <path d={study} fill="var(--accent-12)" />
      <path d={practice} fill="var(--accent-9)" />
    </svg>
  );
}
