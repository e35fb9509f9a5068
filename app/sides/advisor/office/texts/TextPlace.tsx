import type { SerializeFrom } from "@remix-run/node";
import type { FormState } from "#app/forms/form-state.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { KeptText } from "#contract/entities/text.ts";
import { advisorPaths } from "../../paths.ts";
import { KeptForm } from "../KeptForm.tsx";
import { PlaceFields } from "./TextFields.tsx";
import type { TypedPlace } from "./text.form.server.ts";

interface Props {
  form: SerializeFrom<FormState<TypedPlace>>;
  of: Pick<KeptText, "id" | "kind" | "isBrought">;
}

/** Where and when a text stands, and the way to delete it. */
export function TextPlace({ form, of: { id, kind, isBrought } }: Props) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const of = usePortalForm(form);
  return (
    <section className="stack">
      <Heading level={2}>{t("place")}</Heading>
      <KeptForm of={of} list={paths.textsOf(kind)} toDelete={isBrought ? undefined : `${paths.text(kind, id)}/delete`}>
        <PlaceFields kind={kind} fields={of.fields} />
      </KeptForm>
    </section>
  );
}
