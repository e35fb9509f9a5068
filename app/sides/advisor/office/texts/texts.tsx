import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { listPlace, search } from "#app/sides/shared/lists/list-place.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { ListTools, SearchTool } from "#app/ui/ListTools.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Table } from "#app/ui/Table.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import type { KeptText } from "#contract/entities/text.ts";
import { kindOf, languagesOf, sectionsOf, textKinds } from "#contract/enumerations/texts.ts";
import { defaultLanguage, languages } from "#contract/languages.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { idsFromFiles } from "./from-file.server.ts";
import { isFound, stateInWords, titleOf } from "./in-words.ts";
import { requireKind } from "./require-kind.server.ts";

export const handle = page({ words: ["officeTexts", "office", "mailKinds"], accent: "gray" });

const { placeIn } = listPlace({ search });

export async function loader(args: LoaderFunctionArgs) {
  const kind = await requireKind(args);
  const texts = await args.context.api(office.fetchKeptTexts, { query: { kind } });
  return json({
    pageTitle: [{ key: `kind.${kind}` }, { key: "office:area.texts" }],
    kind,
    texts,
    fromFiles: idsFromFiles(args.context, texts),
    ...placeIn(args.request.url),
    now: new Date().toISOString(),
  });
}

export default function Texts() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { kind, texts, fromFiles, search, now } = useLoaderData<typeof loader>();
  const isFixed = kindOf(kind).isFixed;
  const found = texts.filter((text) =>
    titleOf(t, text)
      .toLowerCase()
      .includes((search ?? "").toLowerCase()),
  );
  return (
    <OfficePage
      area="texts"
      title={t("office:area.texts")}
      lead={t(kind === "mail" ? "mailsLead" : "lead")}
      action={
        !isFixed && (
          <ButtonLink kind="primary" to={paths.text(kind, "new")}>
            {t("create")}
          </ButtonLink>
        )
      }
    >
      <Tabs
        label={t("kinds")}
        items={textKinds.map((one) => ({ to: paths.textsOf(one), label: t(`kind.${one}`), current: one === kind }))}
      />
      {kind !== "legal" && (
        <ListTools key={search} action={paths.textsOf(kind)} submit={t("office:apply")}>
          <SearchTool label={t("office:search")} value={search} />
        </ListTools>
      )}
      {found.length === 0 ? (
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
                  <bdi>{titleOf(t, text)}</bdi>
                </TextLink>
                {sectionsOf(kind).length > 1 && <div className="hint">{t(`section.${kind}.${text.section}`)}</div>}
              </>
            ),
            cells: [
              kind === "mail" ? (
                <Changed key="languages" of={text} />
              ) : (
                <Languages key="languages" of={text} isFromFile={fromFiles.includes(text.id)} />
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

/** The languages in which a mail no longer says what came with the portal. */
function Changed({ of: { latest } }: { of: Pick<KeptText, "latest"> }) {
  const t = useT();
  const changed = latest.filter(({ isOriginal }) => !isOriginal).map(({ language }) => language);
  if (changed.length === 0) return <span className="hint">{t("languages.original")}</span>;
  return <Status state="done">{t("languages.changed", { languages: named(changed) })}</Status>;
}

const named = (list: readonly (keyof typeof languages)[]) => list.map((one) => `⁨${languages[one].name}⁩`).join(", ");

/** The languages that it is written in, and those that show German instead. */
function Languages({ of, isFromFile }: { of: Pick<KeptText, "kind" | "section" | "latest">; isFromFile: boolean }) {
  const t = useT();
  const isWritten = (language: string) => of.latest.some((version) => version.language === language);
  const all = languagesOf(of);
  const missing = all.filter((one) => !isWritten(one));
  if (isFromFile) return <Status state="done">{t("languages.file")}</Status>;
  if (!isWritten(defaultLanguage)) return <Status state="open">{t("languages.none")}</Status>;
  return (
    <>
      <div>{named(all.filter(isWritten))}</div>
      {missing.length > 0 && <div className="hint">{t("languages.missing", { languages: named(missing) })}</div>}
    </>
  );
}
