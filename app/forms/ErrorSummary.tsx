import { useRef } from "react";
import { useT } from "../i18n/I18n.tsx";
import { Heading } from "../ui/Heading.tsx";
import { useBrought } from "../use-brought.ts";
import { errorText, isOwnSentence, labelOf } from "./error-text.ts";
import { rootOf } from "./form-fields.ts";
import type { FormFrame } from "./use-portal-form.ts";

/** The errors, first on the page and focused: counts them, links to each field, says that nothing is lost. */
export function ErrorSummary({ of: { form, state } }: { of: FormFrame }) {
  const t = useT();
  const summary = useRef<HTMLDivElement>(null);
  const order = Object.keys(state.constraint);
  const placeOf = (name: string) => {
    const place = order.indexOf(rootOf(name));
    return place < 0 ? state.filePlace : place;
  };
  const rowOf = (name: string) => Number(/\d+/.exec(name)?.[0]);
  const partOf = (name: string) => order.indexOf(name.replace(/\d+/, ""));
  const fields = Object.entries(form.allErrors).flatMap(([name, errors]) =>
    name ? (errors ?? []).map((error) => ({ name, error, place: placeOf(name) })) : [],
  );
  // In the order of the fields on the page: rules over several fields come last in the list of errors.
  fields.sort((a, b) => a.place - b.place || rowOf(a.name) - rowOf(b.name) || partOf(a.name) - partOf(b.name));
  const general = form.errors;
  const count = fields.length + general.length;
  // The attribute has focused what the server sent.
  useBrought(form.allErrors, () => count > 0 && summary.current?.focus());
  if (count === 0) return null;
  const [first] = fields;
  const hasFilesAlone = first && !order[0];
  const kept = hasFilesAlone ? first.error !== "fileRequired" && t("forms:chooseAgain") : t("nothingLost");
  return (
    // biome-ignore lint/a11y/noAutofocus: design §7, the summary takes focus
    <div className="summary stack" role="alert" tabIndex={-1} autoFocus ref={summary}>
      <Heading level={2} size="card">
        {t(fields.length > 0 ? "forms:summary" : "forms:failed", { count })}
      </Heading>
      {fields.some(({ place }) => order[place]) && <p>{t("errors:allRequired")}</p>}
      <ul>
        {general.map((error) => (
          <li key={error}>{errorText(t, "", error)}</li>
        ))}
        {fields.map(({ name, error }) => (
          <li key={`${name} ${error}`}>
            <a href={`#${form.id}-${name}`}>
              {!isOwnSentence(t, name, error) && `${labelOf(t, name)} – `}
              {errorText(t, name, error)}
            </a>
          </li>
        ))}
      </ul>
      {kept && <p>{kept}</p>}
    </div>
  );
}
