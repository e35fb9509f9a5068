import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatDay } from "#app/i18n/format.ts";
import { office } from "#contract/calls/office.ts";
import { allPages } from "../../../shared/lists/all-pages.server.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { requireRegisteredFor } from "./require-text.server.ts";

/** All who registered for a text as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { id: textId } = await requireRegisteredFor(args);
  const registrations = await allPages((query) =>
    context.api(office.fetchRegistrations, { params: { textId }, query }),
  );
  const t = wordsOfFile(context, ["officeTexts", "officeFiles"]);
  return listFile(t, t("officeFiles:name.registrations"), registrations, [
    [t("registrations.name"), ({ name }) => name],
    [t("registrations.email"), ({ email }) => email],
    [t("registrations.registered"), ({ registeredAt }) => formatDay(registeredAt)],
    [t("registrations.participated"), ({ participatedAt }) => participatedAt && formatDay(participatedAt)],
  ]);
}
