import type { LoaderFunctionArgs } from "@remix-run/node";
import { pathsOf } from "#app/paths.ts";
import { office } from "#contract/calls/office.ts";
import type { KeptText } from "#contract/entities/text.ts";
import { kindOf } from "#contract/enumerations/texts.ts";
import { orBeginning } from "../../../shared/lists/or-beginning.server.ts";
import { advisorPaths } from "../../paths.ts";
import { placeIn } from "./registrations-place.ts";

type Of = Pick<KeptText, "id" | "kind">;
type Asking = Pick<LoaderFunctionArgs, "context">;

/** A page of those who registered for a text; null of a kind that nobody registers for. */
export async function fetchRegistrations({ request, context }: LoaderFunctionArgs, { id: textId, kind }: Of) {
  if (!kindOf(kind).isRegisteredFor) return null;
  const place = placeIn(request.url);
  const list = context.api(office.fetchRegistrations, { params: { textId }, query: place });
  return { ...place, ...(await orBeginning(list, pathsOf(context, advisorPaths).text(kind, textId))) };
}

/** How many registered for a text. */
export async function countRegistrations({ context }: Asking, { id: textId, kind }: Of) {
  if (!kindOf(kind).isRegisteredFor) return 0;
  return (await context.api(office.fetchRegistrations, { params: { textId }, query: { size: 1 } })).total;
}
