import type { ReactNode } from "react";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Duo } from "#app/ui/Duo.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Halved } from "#app/ui/Layout.tsx";
import { Past, PastEvent } from "#app/ui/Past.tsx";
import { Text } from "#app/ui/Text.tsx";
import type { ContractAtOpening } from "#contract/entities/contract.ts";
import { type Step, stepsOf } from "./steps.ts";

/** What each side has done and has still to do, and how the advisor brings both together. */
export function Sides({ of }: { of: ContractAtOpening & { standing: NonNullable<ContractAtOpening["standing"]> } }) {
  const t = useT();
  const { company, applicant, advisor } = stepsOf(of);
  return (
    <section className="stack">
      <div>
        <Heading level={2}>{t("sides.title")}</Heading>
        <Text muted>{t("sides.note")}</Text>
      </div>
      <Halved>
        <Side name={t("sides.company")} steps={company} />
        <Side name={<bdi>{of.applicant.name}</bdi>} steps={applicant} />
      </Halved>
      <Side
        name={
          <>
            <Duo group={4} /> {t("sides.advisor")}
          </>
        }
        steps={advisor}
      />
    </section>
  );
}

function Side({ name, steps }: { name: ReactNode; steps: Step[] }) {
  const t = useT();
  return (
    <div className="stack">
      <Heading level={3} size="card">
        {name}
      </Heading>
      <Past>
        {steps.map(({ name, state, note, at, count = 0 }) => (
          <PastEvent
            key={name}
            state={state}
            isNow={state === "you" || state === "them"}
            what={isOther(name) ? t(`step.${name}`) : t(`contractSteps:act.${name}`)}
            who={t(`note.${note}`, { date: at ? formatDay(at) : "", count })}
          />
        ))}
      </Past>
    </div>
  );
}

/** Steps before the contract itself, which have words of their own. */
const isOther = (name: Step["name"]) => name === "offer" || name === "accept" || name === "answers";
