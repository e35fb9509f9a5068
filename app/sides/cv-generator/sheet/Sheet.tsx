import { isolated } from "#app/i18n/isolated.ts";
import { Contact, ContactLines } from "./Contact.tsx";
import { inOneLine } from "./in-one-line.ts";
import { Knowledge } from "./Knowledge.tsx";
import { Name } from "./Name.tsx";
import { Paragraphs } from "./Paragraphs.tsx";
import { Personal } from "./Personal.tsx";
import { Photo } from "./Photo.tsx";
import { Section } from "./Section.tsx";
import { SignatureLine } from "./SignatureLine.tsx";
import { Stations } from "./Stations.tsx";
import type { SheetProps } from "./sheet-props.ts";

/** The CV itself, for preview and print alike. It is drawn on the server only. */
export function Sheet(props: SheetProps) {
  const { of: cv, t, level } = props;
  const { summary } = cv.profil;
  const about = summary && (
    <Section title={t("sheet:about")} level={level}>
      <Paragraphs text={summary} />
    </Section>
  );
  const education = <Stations title={t("sheet:education")} entries={cv.education} t={t} level={level} />;
  const experience = <Stations title={t("sheet:experience")} entries={cv.experience} t={t} level={level} />;
  const hobbies = cv.hobbies.length > 0 && (
    <Section title={t("sheet:hobbies")} level={level}>
      <p>{inOneLine(cv.hobbies.map(isolated), t)}</p>
    </Section>
  );
  if (cv.look === "modern")
    return (
      <>
        <header>
          <Name {...props} />
        </header>
        <div className="columns">
          <div className="side">
            <Photo {...props} />
            <Contact {...props} />
            <Personal {...props} />
            <Knowledge {...props} />
            {hobbies}
          </div>
          <div className="main">
            {about}
            {education}
            {experience}
            <SignatureLine {...props} />
          </div>
        </div>
      </>
    );
  return (
    <>
      <header>
        <div>
          <Name {...props} />
          <ContactLines {...props} />
        </div>
        <Photo {...props} />
      </header>
      <Personal {...props} />
      {about}
      {/* Europass puts work before education. */}
      {cv.look === "europass" && experience}
      {education}
      {cv.look !== "europass" && experience}
      <Knowledge {...props} />
      {hobbies}
      <SignatureLine {...props} />
    </>
  );
}
