import { Form } from "#app/forms/Form.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { limits } from "#contract/limits.ts";
import type { EntryValues } from "./entry.form.server.ts";
import { InputActions } from "./InputActions.tsx";
import type { InputStep } from "./input-steps.ts";
import { cvPaths } from "./paths.ts";

interface Props {
  list: "education" | "experience";
  state: FormState<EntryValues>;
  /** The id of the station that is changed; null for a new one. */
  edited: string | null;
  next: InputStep;
  back: InputStep;
}

/** The form of a station: a new one, also stored on the way to the next page, or one to change or remove. */
export function EntryForm({ list, state, edited, next, back }: Props) {
  const t = useT();
  const paths = usePaths(cvPaths);
  const entry = usePortalForm(state);
  const { title, organisation, place, startDate, endDate, summary } = entry.fields;
  return (
    <Form of={entry}>
      <Card tint>
        <div className="stack-l">
          <Heading level={2} size="panel">
            {t(edited ? "change" : "add")}
          </Heading>
          <TextField of={title} />
          <TextField of={organisation} autoComplete="organization" />
          <TextField of={place} />
          <div className="pair even">
            <MonthField of={startDate} />
            <MonthField of={endDate} />
          </div>
          <TextAreaField of={summary} limit={limits.textCharacters} />
          <Actions>
            <SubmitButton value="store">{t(edited ? "cv:store" : "cv:add")}</SubmitButton>{" "}
            {edited && (
              <>
                <SubmitButton kind="destructive" value={`remove:${edited}`}>
                  {t("cv:remove")}
                </SubmitButton>{" "}
                <TextLink to={paths[list]}>{t("cv:leave")}</TextLink>
              </>
            )}
          </Actions>
        </div>
      </Card>
      {!edited && <InputActions next={next} back={back} />}
    </Form>
  );
}

/** Month and year, typed: `08/2024`. Not every browser has a picker for it, and a year alone is enough. */
function MonthField({ of }: { of: Parameters<typeof TextField>[0]["of"] }) {
  const shown = { ...of, initialValue: typeof of.initialValue === "string" ? readable(of.initialValue) : undefined };
  return <TextField of={shown} shape="short" dir="ltr" inputMode="text" autoComplete="off" />;
}
const readable = (month: string) => month.replace(/^(\d{4})-(\d{2})$/, "$2/$1");
