import { expect, it } from "vitest";
import { type Notice, readNotice, redirectWithNotice } from "#app/notice.server.ts";
import { postOf } from "./post.ts";

const { context } = postOf({}).args;

/** What the next page finds when a browser brings this notice. */
async function broughtBack(notice: Notice) {
  const { headers } = await redirectWithNotice(context, "/advisor", notice);
  const request = new Request("http://portal.test/advisor", { headers: { Cookie: headers.get("Set-Cookie") ?? "" } });
  return readNotice({ ...context, request });
}

it("links what the next page says has happened to the thing it was about", async () => {
  const notice = { key: "inboxItem:notice.asked", link: { to: "/advisor/applicants/1", key: "inboxItem:notice.whom" } };
  expect(await broughtBack(notice)).toEqual(notice);
});

it.each([7, "text", { key: 7 }, { key: "a", values: { name: {} } }, { key: "a", link: { to: 7, key: {} } }])(
  "shows nothing of what the portal has not written: %j",
  async (brought) => expect(await broughtBack(brought as unknown as Notice)).toBeNull(),
);

it("follows no address of elsewhere that a browser put into it", async () => {
  const notice = { key: "inboxItem:notice.asked", link: { to: "https://evil.example", key: "inboxItem:notice.whom" } };
  expect((await broughtBack(notice))?.link?.to).toBe("/");
});
