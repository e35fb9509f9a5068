import type { SerializeFrom } from "@remix-run/node";
import { expectTypeOf, it } from "vitest";
import { z } from "zod";
import type { openForm } from "#app/forms/form.server.ts";
import type { FieldsOf } from "#app/forms/form-fields.ts";
import type { usePortalForm } from "#app/forms/use-portal-form.ts";

const schema = z.object({ email: z.string(), hasCar: z.boolean().default(false) });

// Checked by the compiler: a page names no type, and a field that its schema does not have is an error.
it("tells a page the fields of the schema that its loader opened the form with", () => {
  type Loaded = SerializeFrom<Awaited<ReturnType<typeof openForm<typeof schema>>>>;
  type Fields = ReturnType<typeof usePortalForm<Loaded>>["fields"];
  expectTypeOf<Fields>().toEqualTypeOf<FieldsOf<{ email: string; hasCar?: boolean | undefined }>>();
  expectTypeOf<Fields>().not.toHaveProperty("emial");
});
