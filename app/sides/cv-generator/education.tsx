import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formPage } from "#app/page.ts";
import { EntriesPage } from "./EntriesPage.tsx";
import { changeEntries, showEntries } from "./entries.server.ts";
import { visitGenerator } from "./visit.server.ts";

export const handle = formPage({ words: ["cvEducation", "cv", "steps"], accent: "yellow" });

export async function loader(args: LoaderFunctionArgs) {
  const visit = await visitGenerator(args.context);
  return showEntries(args, visit, "education");
}

export async function action(args: ActionFunctionArgs) {
  const visit = await visitGenerator(args.context);
  return changeEntries(args, visit, "education", "experience");
}

export default function EducationPage() {
  const shown = useLoaderData<typeof loader>();
  return <EntriesPage list="education" shown={shown} next="experience" back="profil" />;
}
