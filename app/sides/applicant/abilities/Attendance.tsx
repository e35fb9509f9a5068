import type { SerializeFrom } from "@remix-run/node";
import type { ReactNode } from "react";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Message } from "#app/ui/Message.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { telOf } from "#app/ui/tel.ts";
import { limits } from "#contract/limits.ts";
import type { Confirmation } from "#domain/confirmation.ts";

interface Props {
  of: "session" | "consultation";
  /** Absent until its turn comes. */
  at: SerializeFrom<Confirmation> | undefined;
  advisor: { phone: string | null; email: string };
  /** The form by which applicants state that they took part. */
  children: ReactNode;
}

const markOf = { notStated: "you", notAttended: "bad", waiting: "them", confirmed: "done", notYet: "open" } as const;

/** Info session or first consultation: its meaning, its status, and what there is to do. */
export function Attendance({ of, at, advisor, children }: Props) {
  const t = useT();
  const state = at?.state ?? "notYet";
  return (
    <section className="stack" aria-labelledby={of}>
      <Heading level={2} id={of}>
        {t(`${of}.heading`)}
      </Heading>
      <Status state={markOf[state]}>{t(`${of}.${state}`)}</Status>
      {state !== "confirmed" && state !== "waiting" && <p>{t(`${of}.text`)}</p>}
      {at?.state === "waiting" && (
        <Message tone={at.mayAskAdvisor ? "yellow" : "blue"} title={t("waiting.title", { day: formatDay(at.since) })}>
          {at.mayAskAdvisor ? (
            <>
              {t("waiting.ask")} <Reach {...advisor} />
            </>
          ) : (
            t(at.isLate ? "waiting.late" : "waiting.usual", { count: limits.confirmationWorkingDays })
          )}
        </Message>
      )}
      {state === "notAttended" && <Message tone="yellow">{t(`${of}.again`)}</Message>}
      {(state === "notStated" || state === "notAttended") && children}
    </section>
  );
}

const Reach = ({ phone, email }: Props["advisor"]) => (
  <>
    {phone && (
      <>
        <TextLink to={telOf(phone)} dir="ltr">
          {phone}
        </TextLink>
        {", "}
      </>
    )}
    <TextLink to={`mailto:${email}`} dir="ltr">
      {email}
    </TextLink>
  </>
);
