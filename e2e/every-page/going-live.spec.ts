import { spawnSync } from "node:child_process";
import { startPortal } from "../world/portal.ts";
import { expect, test } from "../world/test.ts";

test("a portal that was a demo goes live once the demo is removed", async ({ page }, { project }) => {
  test.skip(project.name === "plain", "nothing of it is for a browser with or without script");
  test.setTimeout(300_000);
  const demo = await startPortal();
  const { dataDirectory } = demo;
  const DATA_DIR = dataDirectory;
  const real = { PUBLIC_URL: "http://portal.example", OFFICE_EMAILS: "jutta@portal.example" };
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ["scripts/start.js", ...args], {
      env: { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR, ...real },
      encoding: "utf8",
    });
  try {
    // Ends the process, and leaves the folder to us.
    demo.process.kill("SIGTERM");
    await expect.poll(() => demo.process.exitCode ?? demo.process.signalCode, { timeout: 60_000 }).toBe(0);

    const refused = run();
    expect(refused.status).toBe(1);
    expect((refused.stdout + refused.stderr).trim().split("\n")).toHaveLength(1);
    expect(refused.stderr).toContain("npm run remove-demo");

    expect(run("remove-demo")).toMatchObject({ status: 0, stderr: "" });

    const live = await startPortal({ DATA_DIR, ...real });
    try {
      const answer = await page.request.get(`${live.url}/imprint`, { headers: { Host: "portal.example" } });
      expect(answer.status()).not.toBe(421);
    } finally {
      await live.stop();
    }
  } finally {
    await demo.stop();
  }
});
