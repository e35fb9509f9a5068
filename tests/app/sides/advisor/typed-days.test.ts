import { expect, it } from "vitest";
import { campusForm } from "#app/sides/advisor/office/campus.form.server.ts";
import { courseForm } from "#app/sides/advisor/office/course.form.server.ts";
import { intakeForm } from "#app/sides/advisor/office/intake.form.server.ts";

it.each([
  ["an intake begins", intakeForm.shape.startsOn],
  ["an intake ends", intakeForm.shape.endsOn],
  ["a course ends", courseForm.shape.endsOn],
  ["a campus ends", campusForm.shape.endsOn],
])("the day on which %s may be typed, where there is no picker", (_, field) => {
  expect(field.safeParse("1.10.2028")).toMatchObject({ success: true, data: "2028-10-01" });
  expect(field.safeParse("2028-10-01")).toMatchObject({ success: true, data: "2028-10-01" });
  expect(field.safeParse("31.02.2028").success).toBe(false);
});
