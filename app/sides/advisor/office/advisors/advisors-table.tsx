import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { fetchFound } from "./fetch-found.server.ts";
import { placesOf, rightsOf, stateOf } from "./in-words.ts";

/** The advisors of the list as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { advisors } = await fetchFound(context, request.url);
  const t = wordsOfFile(context, ["officeAdvisors", "officeFiles"]);
  return listFile(t, t("officeFiles:name.advisors"), advisors, [
    [t("fields.name.label"), ({ name }) => name],
    [t("fields.email.label"), ({ email }) => email],
    [t("fields.phone.label"), ({ phone }) => phone],
    [t("fields.city.label"), ({ city }) => city],
    [t("column.rights"), (advisor) => rightsOf(t, advisor)],
    [t("column.campuses"), placesOf],
    [t("column.applicants"), ({ applicants }) => applicants],
    [t("column.state"), (advisor) => stateOf(t, advisor)],
  ]);
}
