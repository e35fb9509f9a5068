import type { SerializeFrom } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { loader } from "./layout.tsx";
import { applicantPaths } from "./paths.ts";

/** For pages that stay open once the application has ended: nothing goes on there, and the way back is the advisor. */
export function EndedNote() {
  const t = useT();
  const { advisorContact } = usePaths(applicantPaths);
  const side = useRouteLoaderData("applicant") as SerializeFrom<typeof loader> | undefined;
  if (!side?.head?.hasEnded) return null;
  return (
    <Message tone="blue" title={t("applicant:ended.title")}>
      {t("applicant:ended.text")} <TextLink to={advisorContact}>{t("applicant:ended.link")}</TextLink>
    </Message>
  );
}
