import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { countryOptions, languageOptions } from "#app/i18n/names.server.ts";
import { page } from "#app/page.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { limits } from "#contract/limits.ts";
import { applicantPaths } from "../paths.ts";
import { PartBand } from "./PartBand.tsx";
import { SeenFacts } from "./SeenFacts.tsx";
import { contactInWords, graduationInWords, mobilityInWords, personalInWords, studyInWords } from "./seen-in-words.ts";

export const handle = page({ words: ["companyView", "answers", "graduation", "matching", "steps"], accent: "blue" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const view = await context.api(applicant.fetchCompanyView);
  const { countryOfBirth, nationality, shippingCountry } = view.contract;
  const codes = (view.recommended.languageSkills ?? []).map(({ code }) => code);
  return json({
    view,
    languages: namesIn(languageOptions(codes, context.language), codes),
    countries: namesIn(countryOptions(context.language), [countryOfBirth, nationality, shippingCountry]),
  });
}

/** Names of the shown codes, made on the server because a browser may know other ones. */
const namesIn = (options: { value: string; label: string }[], codes: (string | null)[]) =>
  Object.fromEntries(options.filter(({ value }) => codes.includes(value)).map(({ value, label }) => [value, label]));

/** What companies see of an applicant at each stage; each part links to the page on which it is changed. */
export default function CompanyView() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { view, languages, countries } = useLoaderData<typeof loader>();
  const { recommended, inTouch, contract } = view;
  return (
    <>
      <PartBand title={t("title")} lead={t("lead")} />
      <TextColumn>
        <Station name="recommended">
          <SeenFacts part="studyInfo" to={paths.studyInfo} facts={studyInWords(recommended)} />
          <SeenFacts part="graduation" to={paths.graduation} facts={graduationInWords(t, recommended, languages)} />
          <SeenFacts part="distance" to={paths.distance} facts={mobilityInWords(t, recommended)} />
          <SeenFacts part="motivation" to={paths.motivation} facts={[["motivation", recommended.motivationText]]} />
        </Station>
        <Station name="inTouch">
          <SeenFacts part="contact" to={paths.profile} facts={contactInWords(inTouch)} />
          <SeenFacts part="documents" to={paths.documents} facts={[]}>
            <SeenDocuments of={inTouch.documents} />
            <p>
              <TextLink to={paths.portfolio}>{t("portfolio")}</TextLink>
            </p>
          </SeenFacts>
        </Station>
        <Station name="contract">
          <SeenFacts part="personal" to={paths.contractPersonal} facts={personalInWords(t, contract, countries)} />
        </Station>
        <Station name="ended" />
        <Station name="never" />
      </TextColumn>
    </>
  );
}

interface StationProps {
  name: "recommended" | "inTouch" | "contract" | "ended" | "never";
  children?: ReactNode;
}

function Station({ name, children }: StationProps) {
  const t = useT();
  return (
    <section className="stack-m">
      <div className="stack-s">
        <Heading level={2}>{t(`station.${name}.title`)}</Heading>
        <p>{t(`station.${name}.text`, { days: limits.endedApplicationDays })}</p>
      </div>
      {children}
    </section>
  );
}

function SeenDocuments({ of }: { of: { uuid: string; name: string }[] }) {
  const t = useT();
  if (of.length === 0) return <p>{t("nothing")}</p>;
  return (
    <Rows>
      {of.map(({ uuid, name }) => (
        <FileRow key={uuid} to={`/documents/${uuid}/preview`} name={name} />
      ))}
    </Rows>
  );
}
