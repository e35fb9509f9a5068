import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { hasPages, portfolioOf } from "#domain/portfolio.ts";
import { applicantPaths } from "../paths.ts";
import { DownloadForm } from "./DownloadForm.tsx";
import { PartRow } from "./PartRow.tsx";

export const handle = page({ words: ["portfolio", "documentKinds", "errors"], accent: "orange" });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const documents = await context.api(applicant.fetchDocuments);
  const parts = portfolioOf(account, documents).map((part) =>
    "document" in part ? { ...part, isBound: hasPages(part.document) } : { type: part.type, isBound: true },
  );
  return json({ inside: parts.filter(({ isBound }) => isBound), outside: parts.filter(({ isBound }) => !isBound) });
}

export default function PortfolioPage() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { inside, outside } = useLoaderData<typeof loader>();
  return (
    <>
      <Band group={2} crumb={{ group: t("crumb") }} title={t("title")} lead={t("lead")}>
        {inside.length > 0 && <DownloadForm />}
      </Band>
      <TextColumn>
        <section>
          <Heading level={2}>{t("inside.heading")}</Heading>
          {inside.length === 0 && <p>{t("inside.none")}</p>}
          <Rows>
            {inside.map((part) => (
              <PartRow key={"document" in part ? part.document.uuid : part.type} part={part} />
            ))}
          </Rows>
        </section>
        {outside.length > 0 && (
          <section className="stack">
            <Heading level={2}>{t("outside.heading")}</Heading>
            <p>{t("outside.text")}</p>
            <Rows>{outside.map((part) => "document" in part && <PartRow key={part.document.uuid} part={part} />)}</Rows>
          </section>
        )}
        <Actions note={t("private")}>
          <ButtonLink to={paths.documents}>{t("change")}</ButtonLink>
          <ButtonLink to={paths.curriculumVitae}>{t("writeCv")}</ButtonLink>
        </Actions>
      </TextColumn>
    </>
  );
}
