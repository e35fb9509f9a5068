// Finds an engine as old as Chrome 87 (Qt WebEngine) for `e2e/floor/`, or installs it where a CI allows that.
import { spawnSync } from "node:child_process";

const trial = { input: '{"run":"1+1"}\n', encoding: "utf8", timeout: 60_000, stdio: ["pipe", "pipe", "ignore"] };

/** A Python whose Qt WebEngine shows a page: Debian's own, which need not be the first on the path. */
const installed = () =>
  ["/usr/bin/python3", "python3"].find((python) =>
    spawnSync(python, ["e2e/floor/old-engine.py"], trial).stdout?.includes('{"answer": 2}'),
  );

function install() {
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "python3-pyqt5.qtwebengine"]])
    spawnSync("apt-get", args, { stdio: ["ignore", 2, 2], timeout: 5 * 60_000 });
}

/** The Python to run `e2e/floor/old-engine.py` with; undefined where there is none. */
export function findOldEngine() {
  if (process.platform !== "linux") return undefined;
  const found = installed();
  if (found || !process.env.CI || process.getuid() !== 0) return found;
  install();
  return installed();
}
