import { expect, test } from "vitest";
import { json } from "#app/json.server.ts";

const home = { firstName: "Mia", tasks: ["Grades"], advisor: undefined };
const asJson = { firstName: "Mia", tasks: ["Grades"] };

test("a page takes the data of its loader as they are", async () => {
  expect(await json(home).json()).toBe(home);
});

test("a browser that asks for the data gets them as JSON", async () => {
  const answer = json(home, { headers: { "Set-Cookie": "a=b" } });
  expect(JSON.parse(await answer.text())).toEqual(asJson);
  expect(await new Response(answer.body).json()).toEqual(asJson);
  expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("Set-Cookie")).toBe("a=b");
});

test("the second argument is the status, or all that an answer may say beside its data", () => {
  expect(json(home, 404).status).toBe(404);
  expect(json(home, { status: 403 }).status).toBe(403);
  expect(json(home).status).toBe(200);
});
