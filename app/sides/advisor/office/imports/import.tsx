import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { FileField } from "#app/forms/fields/FileField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { fileForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { carryOutOrRefuse, postOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { columnsOf } from "#contract/entities/import.ts";
import { message } from "#contract/message.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { kindIn } from "./kind.server.ts";
import { readTable } from "./read-table.server.ts";

export const handle = formPage({ words: ["imports", "office"], takesFiles: true, accent: "gray" });

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const kind = kindIn(args);
  const form = await openForm(context, { id: "import", schema: fileForm });
  return json({ pageTitle: { key: `title.${kind}` }, kind, columns: columnsOf(kind), form });
}

/** Keeps the table and shows what it would change; that is all it does. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const kind = kindIn(args);
  const submission = readForm(context, fileForm);
  return carryOutOrRefuse(args, submission, async () => {
    const { files, key } = postOf(context);
    const table = await readTable(kind, files[0], context);
    if ("objection" in table) {
      const { objection, values } = table;
      return refuse(context, submission.reply({ fieldErrors: { file: [message(objection, values)] } }));
    }
    const { id } = await context.api(office.stageImport, { body: { kind, ...table } }, key);
    return redirect(pathsOf(context, advisorPaths).stagedImport(kind, id), 303);
  });
}

export default function Import() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { kind, columns, form } = useLoaderData<typeof loader>();
  const table = usePortalForm(form);
  return (
    <OfficePage area={kind} isBelow title={t(`title.${kind}`)} lead={t("lead")}>
      <Form of={table} encType="multipart/form-data">
        <FileField of={table.fileField("file")} extensions={["csv"]} single />
        <Actions>
          <SubmitButton kind="primary">{t("submit")}</SubmitButton>
          <TextLink to={paths.exported(kind)} reloadDocument>
            {t("export")}
          </TextLink>
        </Actions>
      </Form>
      <section className="stack-s">
        <Heading level={2}>{t("columns")}</Heading>
        <p>{t("how", { count: deskLimits.importRows })}</p>
        <Facts>
          {columns.map((column) => (
            <Fact key={column} label={t(`column.${kind}.${column}`)}>
              {t(`hint.${kind}.${column}`)}
            </Fact>
          ))}
        </Facts>
        {kind === "invoices" && <p>{t("noPdf")}</p>}
      </section>
    </OfficePage>
  );
}
