import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { fileForm } from "#app/forms/pieces.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Person } from "#app/ui/Person.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { pictureExtensions } from "#contract/enumerations/documents.ts";
import { OneFile } from "../../OneFile.tsx";
import { advisorPaths } from "../../paths.ts";
import { storeOneFile } from "../../store-one-file.server.ts";
import { OfficePage } from "../OfficePage.tsx";

export const handle = formPage({ words: ["officeAdvisors", "office"], takesFiles: true, accent: "gray" });

export async function loader({ context, params: { advisorId = "" } }: LoaderFunctionArgs) {
  await requireOffice(context);
  const advisor = await context.api(office.fetchAdvisor, { params: { advisorId } });
  const form = await openForm(context, { id: "picture", schema: fileForm });
  return json({ pageTitle: [{ key: "picture.upload" }, advisor.name || advisor.email], advisor, form });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  await requireOffice(context);
  const { advisorId = "" } = params;
  const store = (file: File, key: string) =>
    context.api(office.uploadAdvisorPicture, { params: { advisorId }, fields: {}, file }, key);
  const to = pathsOf(context, advisorPaths).advisor(advisorId);
  return storeOneFile(args, store, { to, key: "officeAdvisors:picture.saved" });
}

export default function AdvisorPicture() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { advisor, form } = useLoaderData<typeof loader>();
  return (
    <OfficePage area="advisors" isBelow title={<bdi>{advisor.name || advisor.email}</bdi>} lead={t("picture.lead")}>
      <Person
        name={<bdi>{advisor.name || advisor.email}</bdi>}
        picture={advisor.imagePath ? paths.openAdvisorPicture(advisor.id, advisor.imagePath) : undefined}
      />
      <OneFile state={form} extensions={pictureExtensions} upload={t("picture.upload")}>
        <TextLink to={paths.advisor(advisor.id)}>{t("office:leave")}</TextLink>
      </OneFile>
    </OfficePage>
  );
}
