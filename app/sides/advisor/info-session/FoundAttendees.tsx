import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions, Stack } from "#app/ui/Layout.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Message } from "#app/ui/Message.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Attendee, FoundAttendees as Found } from "#contract/entities/attendee.ts";
import type { AttendeeState } from "#contract/enumerations/attendees.ts";
import { advisorPaths } from "../paths.ts";

const marks: Record<AttendeeState, MarkState> = {
  waiting: "you",
  notStated: "them",
  ambiguous: "bad",
  unknown: "open",
  foreign: "open",
  confirmed: "done",
};

/** What was found is told there. */
export const foundId = "found";

/** How many the list lets confirm, and the button that does. Stands in the form, so that the list goes along. */
export function Confirm({ of: { attendees, digest }, hasMoved }: { of: Found; hasMoved: boolean }) {
  const t = useT();
  const count = attendees.filter(({ state }) => state === "waiting").length;
  return (
    <Stack>
      <Message
        id={foundId}
        tabIndex={-1}
        role={hasMoved ? "alert" : undefined}
        tone={hasMoved ? "yellow" : "blue"}
        title={hasMoved && t("moved")}
      >
        {count > 0 ? t("waiting", { count }) : t("nobodyWaits")} {t("found", { count: attendees.length })}
      </Message>
      {count > 0 && (
        <Actions note={t("allOrNothing")}>
          <input type="hidden" name="digest" value={digest} />
          <SubmitButton kind="primary" value="confirm" busyLabel={t("common:saving")}>
            {t("confirm", { count })}
          </SubmitButton>
        </Actions>
      )}
    </Stack>
  );
}

/** Each address of the list, and how it stands. */
export function FoundAttendees({ of: { attendees } }: { of: Found }) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("table")}</Heading>
      <Table
        label={t("table")}
        name={t("column.email")}
        columns={[{ label: t("column.who") }, { label: t("column.state") }]}
        rows={attendees.map((attendee) => ({
          key: attendee.email,
          name: <bdi>{attendee.email}</bdi>,
          cells: [<Who key="who" of={attendee} />, <State key="state" of={attendee} />],
        }))}
      />
    </section>
  );
}

function Who({ of: { person } }: { of: Attendee }) {
  const { applicant } = usePaths(advisorPaths);
  if (!person) return "–";
  return (
    <TextLink to={applicant(person.accountId)}>
      <bdi>{person.name}</bdi>
    </TextLink>
  );
}

function State({ of: { state, times } }: { of: Attendee }) {
  const t = useT();
  return (
    <>
      <Status state={marks[state]}>{t(`state.${state}`)}</Status>
      {times > 1 && <span className="hint">{t("times", { count: times })}</span>}
    </>
  );
}
