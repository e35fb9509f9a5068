import { type Field, useFieldParts } from "#app/forms/fields/field-parts.ts";
import { formatBytes } from "#app/i18n/format-file.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { CheckboxChoice } from "#app/ui/field/Choice.tsx";
import { GroupFrame } from "#app/ui/field/GroupFrame.tsx";
import type { TicketAttachment } from "#contract/entities/support-ticket.ts";

/** Files of a refused message: they are stored and go with the next try unless unticked. */
export function KeptFiles({ of, waiting }: { of: Field; waiting: TicketAttachment[] }) {
  const t = useT();
  const { frame } = useFieldParts(of);
  const posted = [of.initialValue ?? []].flat();
  const kept = waiting.filter(({ id }) => posted.includes(id));
  if (kept.length === 0 && !frame.error) return null;
  return (
    <GroupFrame {...frame} optionalLabel={undefined}>
      {kept.map(({ id, name, bytes }) => (
        <CheckboxChoice
          key={`${of.key}-${id}`}
          name={of.name}
          value={id}
          defaultChecked
          label={<bdi>{name}</bdi>}
          hint={<bdi dir="ltr">{formatBytes(bytes, t.language)}</bdi>}
        />
      ))}
    </GroupFrame>
  );
}
