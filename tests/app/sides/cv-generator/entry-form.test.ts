import { describe, expect, it } from "vitest";
import { entryForm } from "#app/sides/cv-generator/entry.form.server.ts";

const read = (startDate: string, endDate?: string) => entryForm.safeParse({ title: "Praktikum", startDate, endDate });
const objections = (startDate: string, endDate?: string) =>
  (read(startDate, endDate).error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`);

describe("the months of a station", () => {
  it.each(["08/2024", "8/2024", "08.2024", "8. 2024", "08-2024", "8 / 2024", " 2024-08 ", "01.08.2024", "1. 8. 2024"])(
    "are understood as %s",
    (typed) => expect(read(typed).data?.startDate).toBe("2024-08"),
  );

  it("are not compared where one of them is no month", () => {
    expect(objections("Aug 24", "2022")).toEqual(["startDate: month"]);
    expect(objections("8/24", "1.9.26")).toEqual(["startDate: month", "endDate: month"]);
    expect(objections("08/2024", "07/2024")).toEqual(["endDate: endBeforeStart"]);
  });
});
