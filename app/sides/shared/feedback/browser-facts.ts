import { useEffect, useState } from "react";

/** Whether a rating is chosen in a form; undefined until script can know. */
export function useIsRated(formId: string, ratingKey: string): boolean | undefined {
  const [isRated, setRated] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rating can come back with its form
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    if (!form) return;
    const read = () => setRated(new FormData(form).has("selected"));
    read();
    form.addEventListener("change", read);
    return () => form.removeEventListener("change", read);
  }, [formId, ratingKey]);
  return isRated;
}

/** The screen in CSS pixels; 0 by 0 without script. */
export function useScreenSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => setSize({ width: window.screen.width, height: window.screen.height }), []);
  return size;
}
