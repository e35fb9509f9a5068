import type { SerializeFrom } from "@remix-run/node";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { EntryList } from "./EntryList.tsx";
import type { showEntries } from "./entries.server.ts";
import { InputPage } from "./InputPage.tsx";
import type { InputStep } from "./input-steps.ts";
import { shownMonth } from "./shown-month.ts";

type Shown = SerializeFrom<typeof showEntries>;
interface Props {
  list: "education" | "experience";
  shown: Shown;
  next: InputStep;
  back: InputStep;
}

/** The stations in their order, gaps between them, and the form for one more. */
export function EntriesPage({ list, shown, next, back }: Props) {
  const t = useT();
  const { form, entries, edited, gaps, filled, sheet } = shown;
  const formKey = useFormKey(form);
  return (
    <InputPage step={list} filled={filled} sheet={sheet}>
      {entries.length > 0 && !edited && <EntryList list={list} entries={entries} owner={form.owner} />}
      {gaps.length > 0 && !edited && (
        <Message tone="blue" title={t("cv:gaps.title", { count: gaps.length })}>
          {gaps.map(({ from, to }) => t("cv:gaps.between", { from: shownMonth(from), to: shownMonth(to) })).join("; ")}
          {". "}
          {t("cv:gaps.hint")}
        </Message>
      )}
      <EntryForm key={`${form.id} ${formKey}`} state={form} list={list} edited={edited} next={next} back={back} />
    </InputPage>
  );
}
