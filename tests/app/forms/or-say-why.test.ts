import { describe, expect, it } from "vitest";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { orSayWhy } from "#app/forms/or-say-why.server.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import { postOf } from "../post.ts";

const { context } = postOf({}).args;
const refusedWith = (refusal: Omit<ApiError, "message">) =>
  orSayWhy(context, "/send", async () => {
    throw new RefusedResponse({ message: "", ...refusal });
  });
const noticeOf = async ({ headers }: Response) => context.cookies.notice.parse(headers.get("Set-Cookie"));

describe("what has no form of its own and is refused", () => {
  it("leads back to its page, which tells the backend's reason with its numbers", async () => {
    const answer = await refusedWith({ code: 422, customErrors: { file: ["accountFull?files=60&megabytes=200"] } });
    expect({ status: answer.status, to: answer.headers.get("Location") }).toEqual({ status: 303, to: "/send" });
    expect(await noticeOf(answer)).toEqual({
      key: "errors:accountFull",
      values: { files: 60, megabytes: 200 },
      tone: "blue",
    });
  });

  it.each([
    [413, "fileTooLarge"],
    [422, "processing"],
    [429, "tooMany"],
    [503, "busy"],
    [507, "noSpace"],
    [10004, "network"],
  ])("tells of code %i that it is %s", async (code, reason) => {
    expect(await noticeOf(await refusedWith({ code }))).toMatchObject({ key: `errors:${reason}` });
  });

  it("is left to the error view where that alone has words for it", async () => {
    await expect(refusedWith({ code: 404 })).rejects.toBeInstanceOf(RefusedResponse);
  });
});
