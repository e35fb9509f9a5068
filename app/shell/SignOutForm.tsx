import { FormSecrets } from "#app/forms/FormSecrets.tsx";
import { sharedPaths } from "#app/paths.ts";
import { TextButton } from "#app/ui/TextLink.tsx";

/** Looks like a link but posts, because a GET must sign nobody out. */
export function SignOutForm({ label }: { label: string }) {
  return (
    <form method="post" action={sharedPaths.signOut}>
      <FormSecrets />
      <TextButton type="submit">{label}</TextButton>
    </form>
  );
}
