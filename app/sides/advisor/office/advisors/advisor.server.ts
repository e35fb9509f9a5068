import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submit } from "#app/forms/submit.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { pathsOf } from "#app/paths.ts";
import { office } from "#contract/calls/office.ts";
import type { publicCalls } from "#contract/calls/public.ts";
import type { Output } from "#contract/endpoint.ts";
import type { KeptAdvisor } from "#contract/entities/kept-advisor.ts";
import { changesOf } from "#domain/stale-answers.ts";
import { advisorPaths } from "../../paths.ts";
import { advisorChanges, advisorForm } from "./advisor.form.server.ts";

/** The advisor that the address names, null where a new one is entered, and all others. */
export async function fetchOne({ context, params: { advisorId } }: LoaderFunctionArgs) {
  if (!advisorId) return { advisor: null, others: await context.api(office.fetchAdvisors) };
  const { others, ...advisor } = await context.api(office.fetchAdvisor, { params: { advisorId } });
  return { advisor, others };
}

/** What is offered, and what they are responsible for although it ran out. */
const namesOf = (offered: { name: string }[], own: string[] = []) => [
  ...new Set([...offered.map(({ name }) => name), ...own]),
];

/** The campuses and courses that an advisor can be responsible for; campuses also name who else is. */
export function responsibilitiesOf(
  offered: Output<typeof publicCalls.fetchStudyOptions>,
  advisor: Pick<KeptAdvisor, "campuses" | "courses"> | null,
  others: KeptAdvisor[],
) {
  const campuses = namesOf(offered.campuses, advisor?.campuses).map((name) => ({
    name,
    others: others.filter(({ campuses }) => campuses.includes(name)).map(({ name, email }) => name || email),
  }));
  return { campuses, courses: namesOf(offered.courses, advisor?.courses) };
}

/** Only changed answers are sent, so that the history names them. */
export async function saveAdvisor(args: ActionFunctionArgs, me: { email: string }) {
  const { context } = args;
  const { advisor } = await fetchOne(args);
  const paths = pathsOf(context, advisorPaths);
  return submit(args, advisorForm, async (answers, { key, versions }) => {
    const typed = advisorChanges(answers);
    const { name, email } = typed;
    if (!advisor) {
      await context.api(office.addAdvisor, { body: typed }, key);
      return redirectWithNotice(context, paths.advisors, {
        key: "officeAdvisors:notice.added",
        values: { name, email },
      });
    }
    const changes = changesOf(advisor, typed);
    const body = { ...changes, version: versions.advisor };
    await context.api(office.changeAdvisor, { params: { advisorId: advisor.id }, body }, key);
    const isReader = advisor.email === me.email;
    const moved = advisor.lockedAt ? "movedLocked" : "moved";
    return redirectWithNotice(context, isReader && !typed.isOffice ? paths.home : paths.advisors, {
      key: changes.email ? `officeAdvisors:notice.${moved}` : "office:notice.saved",
      values: { email },
    });
  });
}
