import { type ComponentProps, Fragment } from "react";
import { ActForm } from "#app/forms/ActForm.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { sharedPaths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";

const intents = ["accept", "deny", "save"] as const;

/** Yes to all, no to all, or what is ticked: three buttons of equal weight. */
export function ConsentForm({ children, ...attributes }: ComponentProps<typeof ActForm>) {
  const t = useT();
  return (
    <ActForm {...attributes} action={sharedPaths.cookies} className="stack" replace>
      {children}
      <div className="thirds">
        {intents.map((intent) => (
          <Fragment key={intent}>
            <Button type="submit" name="intent" value={intent}>
              {t(`consent:${intent}`)}
            </Button>{" "}
          </Fragment>
        ))}
      </div>
    </ActForm>
  );
}
