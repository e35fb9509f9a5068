import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";
import { questionTitleOf, requireOpening } from "./opening.server.ts";
import { Question } from "./Question.tsx";

export const handle = formPage({ words: ["deleteJobOpening", "companyOpening"] });

export async function loader(args: LoaderFunctionArgs) {
  const { of: params, may } = await requireOpening(args);
  const opening = await args.context.api(calls.fetchJobOpening, { params });
  const mayEdit = may(calls.deleteJobOpening, opening);
  return json(
    { pageTitle: questionTitleOf(opening), opening, mayEdit, key: newFormKey() },
    { status: mayEdit ? 200 : 403 },
  );
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { of: params } = await requireOpening(args);
  const list = pathsOf(context, companyPaths).jobOpenings;
  const gone = { codes: [404], to: list, notice: "companyJobOpenings:notice.gone" };
  return submit(args, actForm, (_, { key }) =>
    unlessRefused(context, gone, async () => {
      await context.api(calls.deleteJobOpening, { params }, key);
      return redirectWithNotice(context, list, { key: "companyJobOpenings:notice.deleted" });
    }),
  );
}

export default function DeleteJobOpening() {
  const { opening, mayEdit, key } = useLoaderData<typeof loader>();
  return <Question opening={opening} mayEdit={mayEdit} isPossible={opening.status === "draft"} formKey={key} />;
}
