import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Message } from "#app/ui/Message.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";
import { ToColleagues } from "../WhoCan.tsx";
import type { Lock, Wizard } from "./opening.server.ts";

/** The reason why the reader may not write here, and who may or what they can do instead. */
export function Locked({ by, opening }: { by: NonNullable<Lock>; opening: Wizard["opening"] }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  return (
    <Message
      tone="yellow"
      title={t(`manage:lock.${by}.title`)}
      actions={
        opening ? (
          <ButtonLink to={paths.openingOverview(opening.id)}>{t(`manage:lock.${by}.toOpening`)}</ButtonLink>
        ) : (
          <ButtonLink to={paths.jobOpenings}>{t("manage:toOpenings")}</ButtonLink>
        )
      }
    >
      {t(`manage:lock.${by}.text`)} {(by === "begin" || by === "edit") && <ToColleagues />}
    </Message>
  );
}
