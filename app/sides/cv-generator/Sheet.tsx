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

/** The CV itself: what the preview shows and what is printed are this one thing. It is drawn on the server only. */
export function Sheet({ of: cv, t, nameOfLanguage, photo, level }: Props) {
  const parts: Record<string, ReactNode> = {
    education: <Stations key="education" title={t("sheet:education")} entries={cv.education} t={t} level={level} />,
    experience: <Stations key="experience" title={t("sheet:experience")} entries={cv.experience} t={t} level={level} />,
  };
  // Europass tells what somebody has done before where they learned.
  const order = cv.look === "europass" ? ["experience", "education"] : ["education", "experience"];
  return (
    <>
      <Head of={cv} t={t} photo={photo} level={level} />
      <Personal of={cv} t={t} level={level} />
      {cv.profil.summary && (
        <Section title={t("sheet:about")} level={level}>
          <Paragraphs text={cv.profil.summary} />
        </Section>
      )}
      {order.map((name) => parts[name])}
      <Knowledge of={cv} t={t} nameOfLanguage={nameOfLanguage} level={level} />
      {cv.hobbies.length > 0 && (
        <Section title={t("sheet:hobbies")} level={level}>
          <p>{cv.hobbies.join(", ")}</p>
        </Section>
      )}
      <SignatureLine of={cv} t={t} />
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

function Head({ of: cv, t, photo, level }: Pick<Props, "of" | "t" | "photo" | "level">) {
  const { label, street, postalCode, city, phone, email, url } = cv.profil;
  const name = nameOf(cv) || t("sheet:title");
  const address = [street, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return (
    <header>
      <div>
        <Title level={level}>{name}</Title>
        {label && <p>{label}</p>}
        {address && (
          <p>
            <bdi>{address}</bdi>
          </p>
        )}
        {phone && (
          <p>
            <span dir="ltr">{phone}</span>
          </p>
        )}
        {email && (
          <p>
            <span dir="ltr">{email}</span>
          </p>
        )}
        {url && (
          <p>
            <span dir="ltr">{url}</span>
          </p>
        )}
      </div>
      {photo && <img className="photo" src={photo} alt={t("sheet:photo", { name })} width="140" height="180" />}
    </header>
  );
}

function Personal({ of: { profil }, t, level }: Pick<Props, "of" | "t" | "level">) {
  const { birthday, placeOfBirth, nationality } = profil;
  if (!birthday && !placeOfBirth && !nationality) return null;
  return (
    <Section title={t("sheet:personal")} level={level}>
      <dl className="compact">
        {(birthday || placeOfBirth) && (
          <>
            <dt>{t("sheet:born")}</dt>
            <dd>
              <Two t={t} first={birthday && <Day of={birthday} />} second={placeOfBirth && <bdi>{placeOfBirth}</bdi>} />
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

/** One or both of two things, parted as the language does it. */
function Two({ first, second, t }: { first: ReactNode; second: ReactNode; t: Translate }) {
  if (!first || !second) return first || second;
  const [before, between, after] = t("sheet:list", { first: "|", second: "|" }).split("|");
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

function Knowledge({ of: cv, t, nameOfLanguage, level }: Pick<Props, "of" | "t" | "nameOfLanguage" | "level">) {
  const groups = ["office", "adobe", "programming", "other"] as const;
  const software = groups.flatMap((group) => {
    const skills = cv.software.filter((skill) => skill.group === group);
    const words = skills.map(({ name, level: at }) =>
      t("sheet:skill", { name, level: t(`sheet:softwareLevel.${at}`) }),
    );
    return words.length > 0 ? [{ term: t(`sheet:software.${group}`), words: words.join(", ") }] : [];
  });
  const rows = [
    ...cv.languages.map(({ code, level: at }) => ({
      term: nameOfLanguage(code),
      words: t(`sheet:languageLevel.${at}`),
    })),
    ...software,
    ...(cv.drivingLicence ? [{ term: t("sheet:drivingLicence"), words: cv.drivingLicence }] : []),
  ];
  if (rows.length === 0) return null;
  return (
    <Section title={t("sheet:knowledge")} level={level}>
      <dl className="compact">
        {rows.flatMap(({ term, words }, index) => [
          // biome-ignore lint/suspicious/noArrayIndexKey: the same language may stand there twice, and nothing moves here
          <dt key={`${index}-term`}>{term}</dt>,
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <dd key={index}>
            <bdi>{words}</bdi>
          </dd>,
        ])}
      </dl>
    </Section>
  );
}

function SignatureLine({ of: cv, t }: Pick<Props, "of" | "t">) {
  const { place, date, hasLine } = cv.signature;
  if (!place && !date && !hasLine) return null;
  return (
    <footer>
      <p>
        <Two t={t} first={place && <bdi>{place}</bdi>} second={date && <Day of={date} />} />
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
