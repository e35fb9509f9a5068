import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { actForm, fileForm } from "#app/forms/pieces.server.ts";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { formatBytes } from "#app/i18n/format-file.ts";
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
import { OneFile } from "../../OneFile.tsx";
import { advisorPaths } from "../../paths.ts";
import { storeOneFile } from "../../store-one-file.server.ts";
import { Changes } from "../Changes.tsx";
import { OfficeAct } from "../OfficeAct.tsx";
import { OfficePage } from "../OfficePage.tsx";
import { InvoiceFacts } from "./InvoiceFacts.tsx";

export const handle = formPage({ words: ["officeInvoices", "office"], takesFiles: true, accent: "gray" });

export async function loader({ context, params: { invoiceId = "" } }: LoaderFunctionArgs) {
  await requireOffice(context);
  const invoice = await context.api(office.fetchInvoice, { params: { invoiceId } });
  const form = await openForm(context, { id: "file", schema: fileForm });
  return json({ pageTitle: invoice.number, invoice, form, removalKey: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params: of } = args;
  await requireOffice(context);
  const params = { invoiceId: of.invoiceId ?? "" };
  const to = pathsOf(context, advisorPaths).invoice(params.invoiceId);
  if (postOf(context).intent === "remove")
    return submit(args, actForm, async (_, { key }) => {
      await context.api(office.removeInvoiceFile, { params }, key);
      return redirectWithNotice(context, to, { key: "officeInvoices:remove.done" });
    });
  const store = (file: File, key: string) => context.api(office.uploadInvoiceFile, { params, fields: {}, file }, key);
  return storeOneFile(args, store, { to, key: "officeInvoices:file.saved" });
}

export default function InvoicePage() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { invoice, form, removalKey } = useLoaderData<typeof loader>();
  const { id, number, subject, file } = invoice;
  return (
    <OfficePage area="invoices" isBelow title={<bdi>{number}</bdi>} lead={<bdi>{subject}</bdi>}>
      <InvoiceFacts of={invoice} />
      <section className="stack">
        <Heading level={2}>{t("column.file")}</Heading>
        {file && (
          <Rows>
            <Row
              title={
                <TextLink to={`${paths.invoice(id)}/file`} reloadDocument>
                  <bdi>{file.name}</bdi>
                </TextLink>
              }
              hint={formatBytes(file.bytes, t.language)}
            />
          </Rows>
        )}
        <p>{t(file ? "file.replaces" : "file.none")}</p>
        <OneFile state={form} extensions={["pdf"]} upload={t("file.upload")}>
          <TextLink to={paths.invoices}>{t("office:leave")}</TextLink>
        </OneFile>
        {file && <OfficeAct act="remove" kind="destructive" formKey={removalKey} />}
      </section>
      <Changes of={invoice} labelOf={(field) => t(`column.${field}`)} />
    </OfficePage>
  );
}
