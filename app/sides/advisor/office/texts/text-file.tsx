import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openForm } from "#app/forms/form.server.ts";
import { fileForm } from "#app/forms/pieces.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { documentExtensions } from "#contract/enumerations/documents.ts";
import { OneFile } from "../../OneFile.tsx";
import { advisorPaths } from "../../paths.ts";
import { storeOneFile } from "../../store-one-file.server.ts";
import { OfficePage } from "../OfficePage.tsx";
import { langOfTitle, pageTitleOf, titleOf } from "./in-words.ts";
import { requireWithFile } from "./require-text.server.ts";

export const handle = formPage({ words: ["officeTexts", "office"], takesFiles: true, accent: "gray" });

export async function loader(args: LoaderFunctionArgs) {
  const { id, kind, latest, file } = await requireWithFile(args);
  const form = await openForm(args.context, { id: "file", schema: fileForm });
  const text = { id, kind, latest };
  return json({ pageTitle: pageTitleOf(text), text, hasFile: file !== null, form });
}

export async function action(args: ActionFunctionArgs) {
  const { id: textId, kind } = await requireWithFile(args);
  const { context } = args;
  const store = (file: File, key: string) =>
    context.api(office.uploadTextFile, { params: { textId }, fields: {}, file }, key);
  const to = pathsOf(context, advisorPaths).text(kind, textId);
  return storeOneFile(args, store, { to, key: "officeTexts:file.saved" });
}

export default function TextFile() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { text, hasFile, form } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      area="texts"
      isBelow
      title={<bdi lang={langOfTitle(text)}>{titleOf(t, text)}</bdi>}
      lead={t(hasFile ? "file.replaces" : "file.missing")}
    >
      <OneFile state={form} extensions={documentExtensions} upload={t("file.upload")}>
        <TextLink to={paths.text(text.kind, text.id)}>{t("office:leave")}</TextLink>
      </OneFile>
    </OfficePage>
  );
}
