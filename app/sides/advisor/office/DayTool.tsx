import { TextInput } from "#app/ui/field/TextInput.tsx";

interface Props {
  name: string;
  label: string;
  value: string | undefined;
}

/** A day by which a list is narrowed. */
export function DayTool({ name, label, value }: Props) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label> <TextInput id={name} name={name} type="date" defaultValue={value} />
    </div>
  );
}
