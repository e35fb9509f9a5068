import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { ListTools, SearchTool } from "#app/ui/ListTools.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Table } from "#app/ui/Table.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import type { KeptText } from "#contract/entities/text.ts";
import { kindOf, sectionsOf, textKinds } from "#contract/enumerations/texts.ts";
import { advisorPaths } from "../../paths.ts";
import { SaveTable } from "../../SaveTable.tsx";
import { OfficePage } from "../OfficePage.tsx";
import { idsFromFiles } from "./from-file.server.ts";
import { foundIn, isFound, type ListedText, langOfTitle, stateInWords, titleOf } from "./in-words.ts";
import { placeIn, placeWith } from "./place.ts";
import { requireKind } from "./require-kind.server.ts";
import { ChangedLanguages, WrittenLanguages } from "./TextLanguages.tsx";

export const handle = page({ words: ["officeTexts", "office", "mailKinds"], accent: "gray" });

export async function loader(args: LoaderFunctionArgs) {
  const kind = await requireKind(args);
  const texts = await args.context.api(office.fetchKeptTexts, { query: { kind } });
  return json({
    pageTitle: [{ key: `kind.${kind}` }, { key: "office:area.texts" }],
    kind,
    texts: texts.map((text) => listed(text)),
    fromFiles: idsFromFiles(args.context, texts),
    ...placeIn(args.request.url),
    now: new Date().toISOString(),
  });
}

/** A mail is called by its kind: its subjects in all languages would be most of the page. */
const listed = ({ latest, ...text }: KeptText): ListedText => ({
  ...text,
  latest: latest.map(({ language, title, isOriginal }) => ({
    language,
    title: text.kind === "mail" ? "" : title,
    isOriginal,
  })),
});

export default function Texts() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { kind, texts, fromFiles, search, now } = useLoaderData<typeof loader>();
  const isFixed = kindOf(kind).isFixed;
  const found = foundIn(t, texts, search);
  const hasSections = sectionsOf(kind).length > 1;
  const sectionOf = ({ section }: { section: string }) => t(`section.${kind}.${section}`);
  return (
    <OfficePage
      area="texts"
      title={t("office:area.texts")}
      lead={t(kind === "mail" ? "mailsLead" : "lead")}
      action={
        <>
          {!isFixed && (
            <ButtonLink kind="primary" to={paths.text(kind, "new")}>
              {t("create")}
            </ButtonLink>
          )}
          <SaveTable to={placeWith(paths.textsTable(kind), { search })} />
        </>
      }
    >
      <Tabs
        label={t("kinds")}
        items={textKinds.map((one) => ({ to: paths.textsOf(one), label: t(`kind.${one}`), current: one === kind }))}
      />
      {kind !== "legal" && texts.length > 0 && (
        <ListTools key={search} action={paths.textsOf(kind)} submit={t("office:apply")}>
          <SearchTool label={t("office:search")} value={search} />
        </ListTools>
      )}
      {texts.length === 0 ? (
        <p>{t("none")}</p>
      ) : found.length === 0 ? (
        <p>
          {t("office:empty")} <TextLink to={paths.textsOf(kind)}>{t("office:showAll")}</TextLink>
        </p>
      ) : (
        <Table
          label={t(`kind.${kind}`)}
          name={t("fields.title.label")}
          columns={[{ label: t("column.languages") }, ...(isFixed ? [] : [{ label: t("office:state.label") }])]}
          rows={found.map((text) => ({
            key: text.id,
            name: (
              <>
                <TextLink to={paths.text(kind, text.id)}>
                  <bdi lang={langOfTitle(text)}>{titleOf(t, text)}</bdi>
                  {hasSections && <Hidden>, {sectionOf(text)}</Hidden>}
                </TextLink>
                {hasSections && <div className="hint">{sectionOf(text)}</div>}
              </>
            ),
            cells: [
              kind === "mail" ? (
                <ChangedLanguages key="languages" of={text} />
              ) : (
                <WrittenLanguages key="languages" of={text} isFromFile={fromFiles.includes(text.id)} />
              ),
              <Status key="state" state={isFound(text, now) ? "done" : "open"}>
                {stateInWords(t, text, now)}
              </Status>,
            ],
          }))}
        />
      )}
      {kind !== "mail" && texts.some(({ isBrought }) => isBrought) && (
        <Text muted>{t(isFixed ? "filesHold" : "howItEnds")}</Text>
      )}
    </OfficePage>
  );
}
