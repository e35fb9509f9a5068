import { useActionData } from "@remix-run/react";
import type { Field } from "#app/forms/fields/field-parts.ts";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { DayField, MomentField, TextField } from "#app/forms/fields/TextField.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Written } from "#app/ui/Written.tsx";
import { deskLimits } from "#contract/desk-limits.ts";
import type { TextVersion } from "#contract/entities/text.ts";
import { kindOf, sectionsOf, type TextKind } from "#contract/enumerations/texts.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import { useBroughtPart } from "../../use-brought-part.ts";
import { versionInWords } from "./in-words.ts";

type Fields<Name extends string> = { fields: Record<Name, Field> };

/** What a text says, in its language. */
export function WordFields({
  kind,
  lang,
  fields,
}: Fields<"title" | "facts" | "body"> & { kind: TextKind; lang: WrittenLanguage }) {
  return (
    <>
      <TextField of={fields.title} lang={lang} />
      {kindOf(kind).hasFacts && <TextField of={fields.facts} lang={lang} required={false} />}
      <TextAreaField of={fields.body} lang={lang} limit={deskLimits.bodyCharacters} rows={kind === "legal" ? 24 : 10} />
    </>
  );
}

/** Where a text stands, and from when to when. */
export function PlaceFields({
  kind,
  fields,
}: Fields<"section" | "startsAt" | "appearsOn" | "endsOn"> & { kind: TextKind }) {
  const t = useT();
  const { hasStart, mustEnd = false } = kindOf(kind);
  const options = sectionsOf(kind).map((value) => ({ value, label: t(`section.${kind}.${value}`) }));
  return (
    <>
      {options.length > 1 ? (
        <SelectField of={fields.section} options={options} />
      ) : (
        <input type="hidden" name={fields.section.name} value={options[0]?.value} />
      )}
      {hasStart && <MomentField of={fields.startsAt} required={false} />}
      <DayField of={fields.appearsOn} required={false} />
      <DayField of={fields.endsOn} required={mustEnd} />
    </>
  );
}

interface PublishProps {
  kind: TextKind;
  list: string;
  /** From when on the text counts. */
  note: string;
}

/** Publishing stores a version; a preview stores nothing. What is plain looks as it stands in its field. */
export function Publish({ kind, list, note }: PublishProps) {
  const t = useT();
  return (
    <Actions note={note}>
      <SubmitButton kind="primary" value="publish" busyLabel={t("common:saving")}>
        {t("publish")}
      </SubmitButton>
      {!kindOf(kind).isPlain && <SubmitButton value="preview">{t("preview.show")}</SubmitButton>}
      <TextLink to={list}>{t("office:leave")}</TextLink>
    </Actions>
  );
}

interface Previewed {
  preview?: { title: string; html: string };
}

/** What readers would see, after the button was pressed. */
export function Preview({ language }: { language: WrittenLanguage }) {
  const t = useT();
  const preview = useActionData<Previewed>()?.preview;
  useBroughtPart(preview, "preview");
  if (!preview) return null;
  return (
    <Card aria-labelledby="preview">
      <Heading level={2} id="preview" tabIndex={-1}>
        {t("preview.title")}
      </Heading>
      <Heading level={3}>
        <bdi lang={language}>{preview.title}</bdi>
      </Heading>
      <Written html={preview.html} language={language} />
    </Card>
  );
}

interface VersionsProps {
  versions: Pick<TextVersion, "number" | "at" | "by">[];
  /** The page on which one of them is opened. */
  here: string;
}

/** What a text said before, in its language, the latest first. */
export function Versions({ versions, here }: VersionsProps) {
  const t = useT();
  if (versions.length === 0) return null;
  return (
    <section>
      <Heading level={2}>{t("versions")}</Heading>
      <Rows>
        {versions.map((version, index) => (
          <Row
            key={version.number}
            title={versionInWords(t, version)}
            end={
              index > 0 && (
                <TextLink to={`${here}?version=${version.number}`}>{t("open", { number: version.number })}</TextLink>
              )
            }
          />
        ))}
      </Rows>
    </section>
  );
}
