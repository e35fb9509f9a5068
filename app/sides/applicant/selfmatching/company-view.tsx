import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { namesSeen } from "#app/sides/shared/seen-applicant/names-seen.server.ts";
import {
  contactInWords,
  graduationInWords,
  licenceInWords,
  personalInWords,
  type SeenFact,
  studyInWords,
} from "#app/sides/shared/seen-applicant/seen-in-words.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { limits } from "#contract/limits.ts";
import { EndedNote } from "../EndedNote.tsx";
import { applicantPaths } from "../paths.ts";
import { PartBand } from "./PartBand.tsx";
import { SeenPart } from "./SeenPart.tsx";

export const handle = page({ words: ["companyView", "seenApplicant", "answers", "software", "steps"], accent: "blue" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const view = await context.api(applicant.fetchCompanyView);
  return json({ view, names: namesSeen(view.contract, context.language) });
}

/** What companies see of an applicant at each stage; each part links to the page on which it is changed. */
export default function CompanyView() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { view, names } = useLoaderData<typeof loader>();
  const { recommended, inTouch, contract } = view;
  const mobility: SeenFact[] = [["distance", t("distance")], ...licenceInWords(t, recommended)];
  return (
    <>
      <PartBand title={t("title")} lead={t("lead")} />
      <TextColumn>
        <EndedNote />
        <Station name="recommended">
          <SeenPart part="studyInfo" to={paths.studyInfo} facts={studyInWords(recommended)} />
          <SeenPart
            part="graduation"
            to={paths.graduation}
            facts={graduationInWords(t, recommended, names.languages)}
          />
          <SeenPart part="distance" to={paths.distance} facts={mobility} />
          <SeenPart part="motivation" to={paths.motivation} facts={[["motivation", recommended.motivationText]]} />
        </Station>
        <Station name="inTouch">
          <SeenPart part="contact" to={paths.profile} facts={contactInWords(inTouch)} />
          <SeenPart part="documents" to={paths.documents}>
            <SeenDocuments of={inTouch.documents} />
            <p>
              <TextLink to={paths.portfolio}>{t("portfolio")}</TextLink>
            </p>
          </SeenPart>
        </Station>
        <Station name="contract">
          <SeenPart part="personal" to={paths.contractPersonal} facts={personalInWords(t, contract, names.countries)} />
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
  if (of.length === 0) return <p>{t("seenApplicant:nothing")}</p>;
  return (
    <Rows>
      {of.map(({ uuid, name }) => (
        <FileRow key={uuid} to={`/documents/${uuid}/preview`} name={name} />
      ))}
    </Rows>
  );
}
