import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openForm } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { kindOf, languagesOf } from "#contract/enumerations/texts.ts";
import { languages } from "#contract/languages.ts";
import { todayInGermany } from "#domain/today.ts";
import { advisorPaths } from "../../paths.ts";
import { KeptForm } from "../KeptForm.tsx";
import { OfficePage } from "../OfficePage.tsx";
import { stateInWords, titleOf, versionInWords } from "./in-words.ts";
import { requireText } from "./require-text.server.ts";
import { PlaceFields } from "./TextFields.tsx";
import { placeForm, placeIn } from "./text.form.server.ts";

export const handle = formPage({ words: ["officeTexts", "office"], accent: "gray" });

export async function loader(args: LoaderFunctionArgs) {
  const { kind, versions: _, ...text } = await requireText(args);
  const values = { section: text.section, appearsOn: text.appearsOn, endsOn: text.endsOn };
  const options = { id: "place", schema: placeForm(kind), values, versions: { text: text.version } };
  const form = kindOf(kind).isFixed ? null : await openForm(args.request, args.context, options);
  return json({ text: { ...text, kind }, form, today: todayInGermany(new Date()) });
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
  const { text, form, today } = useLoaderData<typeof loader>();
  const { id, kind, latest } = text;
  return (
    <OfficePage area="texts" isBelow title={<bdi>{titleOf(t, text)}</bdi>} lead={stateInWords(t, text, today)}>
      <section>
        <Heading level={2}>{t("column.languages")}</Heading>
        <Rows>
          {languagesOf(kind).map((language) => {
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
                hint={version ? versionInWords(t, version) : t("version.none")}
              />
            );
          })}
        </Rows>
      </section>
      {form && <Place form={form} of={text} />}
    </OfficePage>
  );
}

interface PlaceProps {
  form: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["form"]>;
  of: ReturnType<typeof useLoaderData<typeof loader>>["text"];
}

function Place({ form, of: { id, kind, isBrought } }: PlaceProps) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const of = usePortalForm(form);
  return (
    <section className="stack">
      <Heading level={2}>{t("place")}</Heading>
      <KeptForm of={of} list={paths.textsOf(kind)} toDelete={isBrought ? undefined : `${paths.text(kind, id)}/delete`}>
        <PlaceFields kind={kind} fields={of.fields} />
      </KeptForm>
    </section>
  );
}
