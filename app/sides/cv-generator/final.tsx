import type { LoaderFunctionArgs } from "@remix-run/node";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { cvPaths } from "./paths.ts";
import { visitGenerator } from "./visit.server.ts";

export const handle = page({ words: ["cvFinal", "cv"], accent: "yellow" });

export async function loader({ context }: LoaderFunctionArgs) {
  await visitGenerator(context);
  return json(null);
}

export default function FinalPage() {
  const t = useT();
  const paths = usePaths(cvPaths);
  return (
    <>
      <Band tall group={4} crumb={{ group: t("cv:name") }} title={t("title")} lead={t("lead")}>
        <ButtonLink kind="primary" arrow={false} to={paths.pdf} reloadDocument>
          {t("download")}
        </ButtonLink>
      </Band>
      <TextColumn>
        <p>{t("takeAlong")}</p>
        <Actions note={t("cv:keptFor")}>
          <ButtonLink to={paths.resume} reloadDocument>
            {t("resume")}
          </ButtonLink>{" "}
          <ButtonLink to={paths.preview}>{t("change")}</ButtonLink> <TextLink to={paths.delete}>{t("delete")}</TextLink>
        </Actions>
      </TextColumn>
    </>
  );
}
