import { redirect } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { postOf } from "../post.ts";

const { context } = postOf({}).args;
const over = { codes: [404, 409], to: "/list", notice: "officeMails:notice.notAgain" };
const refusedWith = (code: number) =>
  unlessRefused(context, over, async () => {
    throw new RefusedResponse({ code, message: "" });
  });

describe("an act that somebody else may have done before", () => {
  it("answers for itself where it is carried out", async () => {
    const answer = await unlessRefused(context, over, async () => redirect("/next", 303));
    expect(answer.headers.get("Location")).toBe("/next");
  });

  it("leads to the page that says so, in blue, where it is not possible any more", async () => {
    const { status, headers } = await refusedWith(409);
    expect({ status, to: headers.get("Location") }).toEqual({ status: 303, to: "/list" });
    const notice = await context.cookies.notice.parse(headers.get("Set-Cookie"));
    expect(notice).toEqual({ key: "officeMails:notice.notAgain", tone: "blue" });
  });

  it("is named in what the page says", async () => {
    const { headers } = await unlessRefused(context, { ...over, values: { name: "Lena" } }, async () => {
      throw new RefusedResponse({ code: 409, message: "" });
    });
    expect(await context.cookies.notice.parse(headers.get("Set-Cookie"))).toMatchObject({ values: { name: "Lena" } });
  });

  it("leaves every other refusal to its form", async () => {
    await expect(refusedWith(422)).rejects.toBeInstanceOf(RefusedResponse);
  });
});
