import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { countryOptions, languageOptions } from "#app/i18n/names.server.ts";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { limits } from "#contract/limits.ts";
import { choiceOf } from "#domain/entrance-qualification.ts";
import { applicantPaths } from "../paths.ts";
import { looksOf } from "../steps/step-pages.ts";
import { SeenFacts } from "./SeenFacts.tsx";

export const handle = page({ words: ["companyView", "answers", "graduation", "matching", "steps"], accent: "blue" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const view = await context.api(applicant.fetchCompanyView);
  const { universityEntranceQualification, universityEntranceQualificationBw } = view.recommended;
  const { languageSkills } = view.recommended;
  const { countryOfBirth, nationality, shippingCountry } = view.contract;
  const codes = (languageSkills ?? []).map(({ code }) => code);
  return json({
    view,
    qualification: choiceOf(universityEntranceQualification, universityEntranceQualificationBw),
    languages: namesIn(languageOptions(codes, context.language), codes),
    countries: namesIn(countryOptions(context.language), [countryOfBirth, nationality, shippingCountry]),
  });
}

/** Names of the codes that are shown, made on the server: a browser may know other ones. */
const namesIn = (options: { value: string; label: string }[], codes: (string | null)[]) =>
  Object.fromEntries(options.filter(({ value }) => codes.includes(value)).map(({ value, label }) => [value, label]));

/** What companies see of somebody, station by station; each part leads to where it is changed. */
export default function CompanyView() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { view, qualification, languages, countries } = useLoaderData<typeof loader>();
  const { recommended, inTouch, contract } = view;
  const countryOf = (code: string | null) => code && (countries[code] ?? code);
  return (
    <>
      <Band
        group={looksOf.selfmatching.halves}
        crumb={{ group: <TextLink to={paths.selfMatching}>{t("back")}</TextLink> }}
        title={t("title")}
        lead={t("lead")}
      />
      <TextColumn>
        <section className="stack-m">
          <Station name="recommended" />
          <SeenFacts
            part="studyInfo"
            to={paths.studyInfo}
            facts={[
              ["firstName", recommended.firstName],
              ["course", recommended.courseName],
              ["campus", recommended.campusName],
              ["intake", recommended.intake && formatDay(recommended.intake)],
            ]}
          />
          <SeenFacts
            part="graduation"
            to={paths.graduation}
            facts={[
              ["qualification", qualification && t(`answers:qualification.${qualification}`)],
              ["grade", recommended.gradeAverage && t(`graduation:gradeBand.${recommended.gradeAverage}`)],
              [
                "languages",
                recommended.languageSkills
                  ?.map(({ code, level }) => `${languages[code] ?? code}: ${t(`answers:languageLevel.${level}`)}`)
                  .join("\n"),
              ],
              [
                "software",
                Object.entries(recommended.softwareSkills ?? {})
                  .map(
                    ([group, level]) => `${t(`matching:software.${group}`)}: ${t(`graduation:softwareLevel.${level}`)}`,
                  )
                  .join("\n"),
              ],
            ]}
          />
          <SeenFacts
            part="distance"
            to={paths.distance}
            facts={[
              ["distance", t("distance")],
              [
                "licence",
                recommended.drivingLicenseExists === null ? null : t(`licence.${recommended.drivingLicenseExists}`),
              ],
            ]}
          />
          <SeenFacts part="motivation" to={paths.motivation} facts={[["motivation", recommended.motivationText]]} />
        </section>
        <section className="stack-m">
          <Station name="inTouch" />
          <SeenFacts
            part="contact"
            to={paths.profile}
            facts={[
              ["lastName", inTouch.lastName],
              ["email", inTouch.email],
              ["phone", inTouch.phone],
            ]}
          />
          <SeenFacts part="documents" to={paths.documents} facts={[]}>
            {inTouch.documents.length === 0 ? (
              <p>{t("nothing")}</p>
            ) : (
              <Rows>
                {inTouch.documents.map(({ uuid, name }) => (
                  <FileRow key={uuid} to={`/documents/${uuid}/preview`} name={name} />
                ))}
              </Rows>
            )}
            <p>
              <TextLink to={paths.portfolio}>{t("portfolio")}</TextLink>
            </p>
          </SeenFacts>
        </section>
        <section className="stack-m">
          <Station name="contract" />
          <SeenFacts
            part="personal"
            to={paths.contractPersonal}
            facts={[
              ["salutation", contract.salutation && t(`answers:salutation.${contract.salutation}`)],
              ["birthday", contract.birthday && formatDay(contract.birthday)],
              ["birthName", contract.birthName],
              ["placeOfBirth", [contract.placeOfBirth, countryOf(contract.countryOfBirth)].filter(Boolean).join(", ")],
              ["nationality", countryOf(contract.nationality)],
              [
                "address",
                [
                  contract.shippingStreet,
                  [contract.shippingPostalCode, contract.shippingCity].filter(Boolean).join(" "),
                  countryOf(contract.shippingCountry),
                ]
                  .filter(Boolean)
                  .join("\n"),
              ],
            ]}
          />
        </section>
        <section className="stack">
          <Station name="ended" />
        </section>
        <section className="stack">
          <Station name="never" />
        </section>
      </TextColumn>
    </>
  );
}

function Station({ name }: { name: "recommended" | "inTouch" | "contract" | "ended" | "never" }) {
  const t = useT();
  return (
    <div className="stack-s">
      <Heading level={2}>{t(`station.${name}.title`)}</Heading>
      <p>{t(`station.${name}.text`, { days: limits.endedApplicationDays })}</p>
    </div>
  );
}
