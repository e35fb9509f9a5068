import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicantPaths } from "../paths.ts";
import { filmOf } from "./film.ts";
import { sectionNames } from "./sections.ts";
import { Video } from "./Video.tsx";

export const handle = page({ words: ["tips"] });

export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const name = sectionNames.find((name) => name === params.name);
  if (!name) throw new Response(null, { status: 404 });
  const film = filmOf(name, context.settings);
  return json({ name, film }, { status: film ? 200 : 404 });
}

export default function TipVideo() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { name, film } = useLoaderData<typeof loader>();
  const title = t(`${name}.film`);
  return (
    <>
      <Band title={title} />
      <TextColumn>
        <Video film={film} title={title} />
        <p>
          <TextLink to={`${paths.tips}#${name}`}>{t("video.back")}</TextLink>
        </p>
      </TextColumn>
    </>
  );
}
