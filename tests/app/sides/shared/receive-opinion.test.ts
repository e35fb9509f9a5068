import { expect, it } from "vitest";
import { receiveOpinion } from "#app/sides/shared/feedback/receive-opinion.server.ts";
import { postOf } from "../../post.ts";

it("an opinion is told apart from the device it was written on, which companies' opinions go without", async () => {
  const { args } = postOf({
    selected: "negative",
    negativeReasons: "confusing",
    feedback: "Zu viele Seiten.",
    screenWidth: "390",
    screenHeight: "844",
  });
  const sent: unknown[] = [];
  await receiveOpinion(args, {
    paths: { home: "/b2b/home", feedback: "/b2b/feedback" },
    send: async (said) => sent.push(said),
    markGiven: async () => undefined,
  });
  expect(sent).toEqual([
    {
      opinion: { selected: "negative", reasons: "confusing", feedback: "Zu viele Seiten." },
      device: { agent: "", screenWidth: 390, screenHeight: 844 },
    },
  ]);
});
