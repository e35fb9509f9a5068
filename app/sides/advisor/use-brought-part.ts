import { useBrought } from "#app/use-brought.ts";

/** Takes the reader to the part with this id when a script brings it: it may come far above the button they pressed. */
export function useBroughtPart(value: unknown, id: string) {
  useBrought(value, () => {
    const part = value ? document.getElementById(id) : null;
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  });
}
