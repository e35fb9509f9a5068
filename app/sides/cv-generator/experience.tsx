import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formPage } from "#app/page.ts";
import { EntriesPage } from "./EntriesPage.tsx";
import { changeEntries, showEntries } from "./entries.server.ts";
import { visitGenerator } from "./visit.server.ts";

export const handle = formPage({ words: ["cvExperience", "cv", "steps"], accent: "yellow" });

export async function loader(args: LoaderFunctionArgs) {
  const visit = await visitGenerator(args.context);
  return showEntries(args, visit, "experience");
}

export async function action(args: ActionFunctionArgs) {
  const visit = await visitGenerator(args.context);
  return changeEntries(args, visit, "experience", "knowledge");
}

export default function ExperiencePage() {
  const shown = useLoaderData<typeof loader>();
  return <EntriesPage list="experience" shown={shown} next="knowledge" back="education" />;
}
