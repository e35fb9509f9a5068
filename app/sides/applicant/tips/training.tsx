import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { renderText } from "#app/texts/render-text.server.ts";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Written } from "#app/ui/Written.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";

export const handle = page({ words: ["training"] });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const courses = await context.api(applicant.fetchTexts, { params: { kind: "training" } });
  return json({ courses: courses.map(({ body, ...text }) => ({ ...text, html: renderText(body, 2) })) });
}

/** Spec §2, iutraining: the courses on offer, and how to take part. */
export default function Training() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { courses } = useLoaderData<typeof loader>();
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <section aria-labelledby="courses">
          <Heading level={2} id="courses">
            {t("courses")}
          </Heading>
          <Rows>
            {courses.map(({ id, title, facts, ...text }) => (
              <Row
                key={id}
                title={<bdi lang={text.language}>{title}</bdi>}
                hint={facts && <bdi lang={text.language}>{facts}</bdi>}
              >
                <Written {...text} />
              </Row>
            ))}
          </Rows>
        </section>
        <section aria-labelledby="take-part" className="stack">
          <Heading level={2} id="take-part">
            {t("takePart.title")}
          </Heading>
          <p>{t("takePart.text")}</p>
          <p>
            <TextLink to={paths.advisorContact}>{t("takePart.advisor")}</TextLink>
          </p>
          <p>
            <TextLink to={paths.tips}>{t("takePart.tips")}</TextLink>
          </p>
        </section>
      </TextColumn>
    </>
  );
}
