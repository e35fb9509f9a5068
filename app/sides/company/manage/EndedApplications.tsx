import type { FormField } from "#app/forms/form-fields.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { CheckboxChoice } from "#app/ui/field/Choice.tsx";
import type { JobOpeningWithPeople } from "#contract/entities/job-opening.ts";
import { readMessage } from "#contract/message.ts";
import { PeopleTold } from "../job-openings/PeopleTold.tsx";

interface Props {
  of: FormField;
  /** The number of positions, whose refusal asks for it. */
  positions: FormField;
  people: JobOpeningWithPeople["inTouch"];
}

/** Whose applications end with fewer positions, once that was tried: the box says that it is meant. */
export function EndedApplications({ of, positions, people }: Props) {
  const t = useT();
  const isAsked = positions.errors?.some((error) => readMessage(error).key === "endsApplications");
  if (!isAsked) return null;
  const count = people.length;
  const named = people.map(({ matchId }) => matchId).join(",");
  return (
    <>
      <CheckboxChoice name={of.name} value={named} label={t("endApplications", { count })} />
      <PeopleTold people={people} />
    </>
  );
}
