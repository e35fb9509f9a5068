import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { fileForm } from "#app/forms/pieces.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Person } from "#app/ui/Person.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { pictureExtensions } from "#contract/enumerations/documents.ts";
import { OneFile } from "./OneFile.tsx";
import { advisorPaths } from "./paths.ts";
import { storeOneFile } from "./store-one-file.server.ts";

export const handle = formPage({ words: ["advisorProfile"], takesFiles: true, accent: "teal" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const me = await context.api(advisor.fetchMe);
  return json({ me, form: await openForm(context, { id: "picture", schema: fileForm }) });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireAdvisor(context);
  return storeOneFile(args, (file, key) => context.api(advisor.uploadPicture, { fields: {}, file }, key), {
    to: pathsOf(context, advisorPaths).profile,
    key: "advisorProfile:notice.saved",
  });
}

export default function AdvisorProfile() {
  const t = useT();
  const { me, form } = useLoaderData<typeof loader>();
  const paths = usePaths(advisorPaths);
  // A new picture has a new path: the address changes with it, and no old one is shown.
  const shown = me.imagePath ? `${paths.picture}?${me.imagePath.replace(/.*\//, "")}` : undefined;
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <section className="stack-m">
          <Heading level={2}>{t("seen")}</Heading>
          <Person name={<bdi>{me.name}</bdi>} role={<bdi dir="ltr">{me.email}</bdi>} picture={shown} />
          {!me.imagePath && <p>{t("none")}</p>}
        </section>
        <OneFile state={form} extensions={pictureExtensions} upload={t("upload")} />
      </TextColumn>
    </>
  );
}
