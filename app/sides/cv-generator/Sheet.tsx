import type { ReactNode } from "react";
import { formatDay } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { type CurriculumVitae, type Entry, nameOf } from "./curriculum-vitae.ts";

interface Props {
  of: CurriculumVitae;
  /** Words and names in the language of the document. */
  t: Translate;
  nameOfLanguage: (code: string) => string;
  photo?: string;
  /** The first level of its headings: 1 on paper, deeper within a page. */
  level: 1 | 2;
}

/** The CV itself, for preview and print alike. It is drawn on the server only. */
export function Sheet(props: Props) {
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
      <p>{cv.hobbies.join(", ")}</p>
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

type Levelled = { level: 1 | 2; children: ReactNode };
function Title({ level, children }: Levelled) {
  return level === 1 ? <h1>{children}</h1> : <h2>{children}</h2>;
}
function SectionTitle({ level, children }: Levelled) {
  return level === 1 ? <h2>{children}</h2> : <h3>{children}</h3>;
}
function EntryTitle({ level, children }: Levelled) {
  return level === 1 ? <h3>{children}</h3> : <h4>{children}</h4>;
}

function Section({ title, level, children }: Levelled & { title: string }) {
  return (
    <section>
      <SectionTitle level={level}>{title}</SectionTitle>
      {children}
    </section>
  );
}

function Name({ of: cv, t, level }: Props) {
  const name = nameOf(cv);
  return (
    <>
      {name && <p className="kind">{t("sheet:title")}</p>}
      <Title level={level}>{name || t("sheet:title")}</Title>
      {cv.profil.label && <p>{cv.profil.label}</p>}
    </>
  );
}

function Photo({ of: cv, t, photo }: Props) {
  if (!photo) return null;
  return <img className="photo" src={photo} alt={t("sheet:photo", { name: nameOf(cv) })} width="140" height="180" />;
}

const placeOf = ({ postalCode, city }: CurriculumVitae["profil"]) => [postalCode, city].filter(Boolean).join(" ");

/** Numbers and web addresses run from left to right in every language. */
const waysOf = ({ phone, email, url }: CurriculumVitae["profil"]) =>
  [phone, email, url].flatMap((way) => {
    const shown = (
      <span key={way} dir="ltr">
        {way}
      </span>
    );
    return way ? [shown] : [];
  });

/** Contact details in two lines. */
function ContactLines({ of: { profil } }: Props) {
  const address = [profil.street, placeOf(profil)].filter(Boolean).join(", ");
  const ways = waysOf(profil);
  return (
    <>
      {address && (
        <p>
          <bdi>{address}</bdi>
        </p>
      )}
      {ways.length > 0 && <p>{ways.map((way, at) => (at === 0 ? way : [" · ", way]))}</p>}
    </>
  );
}

/** The same details below each other, as a separate part. */
function Contact({ of: { profil }, t, level }: Props) {
  const address = [profil.street, placeOf(profil)].filter(Boolean);
  const lines = [...address.map((line) => <bdi key={line}>{line}</bdi>), ...waysOf(profil)];
  if (lines.length === 0) return null;
  return (
    <Section title={t("sheet:contact")} level={level}>
      {lines.map((line) => (
        <p key={line.key}>{line}</p>
      ))}
    </Section>
  );
}

function Personal({ of: { profil }, t, level }: Props) {
  const { birthday, placeOfBirth, nationality } = profil;
  if (!birthday && !placeOfBirth && !nationality) return null;
  return (
    <Section title={t("sheet:personal")} level={level}>
      <dl className="compact">
        {(birthday || placeOfBirth) && (
          <>
            <dt>{t("sheet:born")}</dt>
            <dd>
              <Two
                words={t("sheet:bornIn", { day: "|", place: "|" })}
                first={birthday && <Day of={birthday} />}
                second={placeOfBirth && <bdi>{placeOfBirth}</bdi>}
              />
            </dd>
          </>
        )}
        {nationality && (
          <>
            <dt>{t("sheet:nationality")}</dt>
            <dd>{nationality}</dd>
          </>
        )}
      </dl>
    </Section>
  );
}

interface StationsProps extends Pick<Props, "t" | "level"> {
  title: string;
  entries: Entry[];
}
function Stations({ title, entries, t, level }: StationsProps) {
  if (entries.length === 0) return null;
  return (
    <Section title={title} level={level}>
      <dl>
        {entries.flatMap((entry) => [
          <dt key={`${entry.id}-time`}>
            <Time of={entry} t={t} />
          </dt>,
          <dd key={entry.id}>
            <EntryTitle level={level}>{entry.title}</EntryTitle>
            {(entry.organisation || entry.place) && (
              <p className="quiet">
                <bdi>{[entry.organisation, entry.place].filter(Boolean).join(", ")}</bdi>
              </p>
            )}
            {entry.summary && <Paragraphs text={entry.summary} />}
          </dd>,
        ])}
      </dl>
    </Section>
  );
}

/** `09/2017 – 06/2026`, `seit 08/2022`, `2019`. */
function Time({ of: { startDate, endDate }, t }: { of: Entry; t: Translate }) {
  if (!startDate) return endDate ? <span dir="ltr">{shownMonth(endDate)}</span> : null;
  if (!endDate) return <Since of={startDate} t={t} />;
  const [from, to] = [shownMonth(startDate), shownMonth(endDate)];
  return <span dir="ltr">{from === to ? from : `${from} – ${to}`}</span>;
}
function Since({ of: month, t }: { of: string; t: Translate }) {
  const [before, after] = t("sheet:since", { month: "|" }).split("|");
  return (
    <>
      {before}
      <span dir="ltr">{shownMonth(month)}</span>
      {after}
    </>
  );
}

/** One or both of two things, in words of the language that leave a `|` for each. */
function Two({ words, first, second }: { words: string; first: ReactNode; second: ReactNode }) {
  if (!first || !second) return first || second;
  const [before, between, after] = words.split("|");
  return (
    <>
      {before}
      {first}
      {between}
      {second}
      {after}
    </>
  );
}
const shownMonth = (month: string) => month.split("-").reverse().join("/");

/** A name in its own direction, whatever the direction of the surrounding words. */
const isolated = (name: string) => `\u2068${name}\u2069`;

function Knowledge({ of: cv, t, nameOfLanguage, level }: Props) {
  const languages = cv.languages.map(({ code, level: at }) => ({
    name: nameOfLanguage(code),
    level: t(`sheet:languageLevel.${at}`),
  }));
  const software = cv.software.map(({ name, level: at }) => ({
    name: isolated(name),
    level: t(`sheet:softwareLevel.${at}`),
  }));
  const inOneLine = (first: string, second: string) => (first ? t("sheet:list", { first, second }) : second);
  const listed = (skills: { name: string; level: string }[]) =>
    skills.map((skill) => t("sheet:skill", skill)).reduce(inOneLine, "");
  const rows = [
    { term: t("sheet:languages"), words: listed(languages) },
    { term: t("sheet:software"), words: listed(software) },
    { term: t("sheet:drivingLicence"), words: cv.drivingLicence && isolated(cv.drivingLicence) },
  ].filter(({ words }) => words);
  if (rows.length === 0) return null;
  return (
    <Section title={t("sheet:knowledge")} level={level}>
      <dl className="compact">
        {rows.flatMap(({ term, words }) => [<dt key={`${term}-term`}>{term}</dt>, <dd key={term}>{words}</dd>])}
      </dl>
    </Section>
  );
}

function SignatureLine({ of: cv, t }: Props) {
  const { place, date, hasLine } = cv.signature;
  if (!place && !date && !hasLine) return null;
  return (
    <footer>
      <p>
        <Two
          words={t("sheet:list", { first: "|", second: "|" })}
          first={place && <bdi>{place}</bdi>}
          second={date && <Day of={date} />}
        />
      </p>
      {hasLine && (
        <p className="line">
          <bdi>{nameOf(cv)}</bdi>
        </p>
      )}
    </footer>
  );
}

const Day = ({ of: day }: { of: string }) => <span dir="ltr">{formatDay(day)}</span>;

/** Lines as they were typed; those that begin with a dash are a list. */
function Paragraphs({ text }: { text: string }) {
  const lines = text.split("\n").map((line) => line.trim());
  const isItem = (line: string) => /^[-–•*]\s/.test(line);
  const blocks: { isList: boolean; lines: string[] }[] = [];
  for (const line of lines.filter(Boolean)) {
    const last = blocks[blocks.length - 1];
    if (last?.isList && isItem(line)) last.lines.push(line);
    else blocks.push({ isList: isItem(line), lines: [line] });
  }
  const bare = (line: string) => line.replace(/^[-–•*]\s+/, "");
  return (
    <>
      {blocks.map(({ isList, lines: of }, index) =>
        isList ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
          <ul key={index}>
            {of.map((line) => (
              <li key={line}>{bare(line)}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
          <p key={index}>{of[0]}</p>
        ),
      )}
    </>
  );
}
