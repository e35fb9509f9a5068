import type { SerializeFrom } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { loader } from "./layout.tsx";
import { applicantPaths } from "./paths.ts";

/** For pages that stay open after a withdrawal: nothing goes on from there, and the way back leads through the advisor. */
export function WithdrawnNote() {
  const t = useT();
  const { advisorContact } = usePaths(applicantPaths);
  const side = useRouteLoaderData("applicant") as SerializeFrom<typeof loader> | undefined;
  if (!side?.head?.isWithdrawn) return null;
  return (
    <Message tone="blue" title={t("applicant:withdrawn.title")}>
      {t("applicant:withdrawn.text")} <TextLink to={advisorContact}>{t("applicant:withdrawn.link")}</TextLink>
    </Message>
  );
}
