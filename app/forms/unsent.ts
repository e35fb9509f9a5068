import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type FormState, versionPrefix, versionsIn } from "./form-state.ts";
import { isSecret } from "./secret-fields.ts";

type Body = FormData | URLSearchParams;
interface Unsent {
  owner: string;
  key: string;
  typed: [string, string][];
}

const placeOf = (formId: unknown) => `unsent ${window.location.pathname} ${formId}`;
const ownFields = ["formToken", "formOwner", "formKey", "formId", "intent"];

/** Keeps in this window what was typed into a form and did not arrive; no password, and nothing without a form. */
export function keepUnsent(body: Body) {
  const { formId, formOwner: owner, formKey: key } = Object.fromEntries(body as Iterable<[string, string]>);
  const typed = Array.from(body as Iterable<[string, unknown]>).filter(
    ([name, value]) =>
      typeof value === "string" && !name.startsWith("__") && !ownFields.includes(name) && !isSecret(name),
  );
  if (formId) use((storage) => storage.setItem(placeOf(formId), JSON.stringify({ owner, key, typed })));
}

export const dropUnsent = (body: Body) => use((storage) => storage.removeItem(placeOf(body.get("formId"))));

/** The browser may forbid storage, or have no room left. */
function use<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** What this window keeps of a form for its owner, and for nobody else. */
function unsentOf({ id, owner }: FormState): Unsent | undefined {
  const unsent: Unsent | undefined = use((storage) => JSON.parse(storage.getItem(placeOf(id)) ?? "null"));
  return unsent?.owner === owner ? unsent : undefined;
}

/** The state of a form after a reload; a post that did not arrive takes the place of a draft. */
export function useUnsent(state: FormState): FormState | undefined {
  const [found, setFound] = useState<{ place: string; page: string; form: Pick<FormState, "key" | "draft"> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes
  useEffect(() => {
    const [place, unsent] = [placeOf(state.id), unsentOf(state)];
    if (!unsent) return use((storage) => storage.removeItem(place));
    const { typed, key } = unsent;
    const takeUp = () => {
      const answers = typed.filter(([name]) => !name.startsWith(versionPrefix));
      const values = nested(newestOf(answers, state.id));
      setFound({ place, page: state.key, form: { key, draft: { values, versions: versionsIn(typed) } } });
    };
    // In one piece: what is typed after the fields were read and before they are filled would be lost.
    Promise.resolve().then(() => goOnTyping(() => flushSync(takeUp)));
  }, []);
  if (!found) return undefined;
  if (found.page !== state.key) {
    // Another post of the page brings new data, too; the form's own answer has ended what was kept.
    const isKept = found.place === placeOf(state.id) && unsentOf(state);
    setFound(isKept ? { ...found, page: state.key } : undefined);
  }
  return { ...state, ...found.form };
}

/** Whether what stands under a name is another text in the one than in the other; of files only how many there are. */
export const differIn = (one: FormData, other: FormData) => (name: string) =>
  String(one.getAll(name)) !== String(other.getAll(name));

/** What was kept, but for what somebody typed, ticked or chose in the form before the script took the page over. */
function newestOf(kept: [string, string][], formId: string): [string, string][] {
  const form = document.getElementById(formId) as HTMLFormElement | null;
  if (!form) return kept;
  const sent = form.cloneNode(true) as HTMLFormElement;
  sent.reset();
  const now = new FormData(form);
  const isNewer = differIn(now, new FormData(sent));
  const newer = Array.from(now).filter(([name, value]) => typeof value === "string" && isNewer(name));
  return [...kept.filter(([name]) => !isNewer(name)), ...(newer as [string, string][])];
}

/** Fills fields again, which React does by making new ones; the one that somebody types into keeps focus and caret. */
function goOnTyping(fill: () => void) {
  const { id, selectionStart, selectionEnd } = (document.activeElement ?? document.body) as HTMLInputElement;
  fill();
  const field = id && (document.getElementById(id) as HTMLInputElement | null);
  if (!field || field === document.activeElement) return;
  field.focus({ preventScroll: true });
  // Fields for addresses and numbers have no caret to set.
  if (typeof selectionStart === "number") field.setSelectionRange(selectionStart, selectionEnd);
}

/** As the server reads names: `languages[1].code`. */
function nested(fields: [string, string][]) {
  const values = {};
  for (const [name, value] of fields) {
    const parts = name.split(/[.[\]]+/).filter(Boolean);
    const last = parts.pop() ?? "";
    let at: Record<string, unknown> = values;
    parts.forEach((part, index) => {
      at[part] ??= /^\d+$/.test(parts[index + 1] ?? last) ? [] : {};
      at = at[part] as typeof at;
    });
    at[last] = last in at ? [at[last], value].flat() : value;
  }
  return values;
}
