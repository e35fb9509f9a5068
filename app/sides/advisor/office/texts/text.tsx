import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openForm } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { kindOf, languagesOf } from "#contract/enumerations/texts.ts";
import { defaultLanguage, languages, type WrittenLanguage } from "#contract/languages.ts";
import { shownInGermany } from "#domain/german-time.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { idsFromFiles } from "./from-file.server.ts";
import { langOfTitle, pageTitleOf, stateInWords, titleOf, versionInWords } from "./in-words.ts";
import { Registrations } from "./Registrations.tsx";
import { fetchRegistrations } from "./registrations.server.ts";
import { requireText } from "./require-text.server.ts";
import { TextFile } from "./TextFile.tsx";
import { TextPlace } from "./TextPlace.tsx";
import { placeForm, placeIn } from "./text.form.server.ts";

export const handle = formPage({ words: ["officeTexts", "office", "mailKinds", "lists"], accent: "gray" });

export async function loader(args: LoaderFunctionArgs) {
  const { kind, versions: _, ...text } = await requireText(args);
  const startsAt = text.startsAt && shownInGermany(new Date(text.startsAt));
  const values = { section: text.section, startsAt, appearsOn: text.appearsOn, endsOn: text.endsOn };
  const options = { id: "place", schema: placeForm(kind), values, versions: { text: text.version } };
  const form = kindOf(kind).isFixed ? null : await openForm(args.context, options);
  const registrations = await fetchRegistrations(args, { id: text.id, kind });
  const isFromFile = idsFromFiles(args.context, [text]).length > 0;
  return json({
    pageTitle: pageTitleOf(text),
    text: { ...text, kind },
    isFromFile,
    registrations,
    form,
    now: new Date().toISOString(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { kind, id: textId } = await requireText(args);
  return submit(args, placeForm(kind), async (answers, { key, versions }) => {
    const body = { ...placeIn(answers), version: versions.text };
    await context.api(office.changeText, { params: { textId }, body }, key);
    const list = pathsOf(context, advisorPaths).textsOf(kind);
    return redirectWithNotice(context, list, { key: "office:notice.saved" });
  });
}

export default function TextPage() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { text, isFromFile, registrations, form, now } = useLoaderData<typeof loader>();
  const { id, kind, latest } = text;
  const isUnwritten = !isFromFile && !latest.some(({ language }) => language === defaultLanguage);
  const hintOf = (language: WrittenLanguage, version: (typeof latest)[number] | undefined) => {
    if (isFromFile && language === defaultLanguage) return t("version.file");
    return version ? versionInWords(t, version) : t(isUnwritten ? "languages.none" : "version.none");
  };
  return (
    <OfficePage
      area="texts"
      isBelow
      title={<bdi lang={langOfTitle(text)}>{titleOf(t, text)}</bdi>}
      lead={
        kind === "mail"
          ? t(`section.mail.${text.section}`)
          : isUnwritten
            ? t("languages.none")
            : stateInWords(t, text, now)
      }
    >
      <section>
        <Heading level={2}>{t("column.languages")}</Heading>
        <Rows>
          {languagesOf(text).map((language) => {
            const version = latest.find((one) => one.language === language);
            const { name } = languages[language];
            return (
              <Row
                key={language}
                title={
                  <TextLink to={paths.textIn(kind, id, language)}>
                    <bdi lang={language}>{name}</bdi>
                  </TextLink>
                }
                hint={hintOf(language, version)}
              />
            );
          })}
        </Rows>
      </section>
      {kindOf(kind).hasFile && <TextFile of={text} />}
      {registrations && <Registrations of={text} list={registrations} />}
      {form && <TextPlace form={form} of={text} />}
    </OfficePage>
  );
}
