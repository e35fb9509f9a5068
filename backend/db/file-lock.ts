import fs from "node:fs";

const { O_CREAT, O_RDWR } = fs.constants;
const namespace = "/proc/self/ns/pid";

/**
 * Locks a file. The kernel keeps the lock on the file itself, across process namespaces, until this process and all
 * children that inherited the open file have closed it or died.
 *
 * @returns the open file; undefined while another process holds the lock
 */
export async function takeLock(path: string): Promise<number | undefined> {
  const { tryLock } = await import("fs-native-extensions");
  const file = fs.openSync(path, O_CREAT | O_RDWR, 0o600);
  if (tryLock(file)) return file;
  fs.closeSync(file);
  return undefined;
}

/** The namespace within which process numbers are unique: each container has its own. */
const here = () =>
  fs.existsSync(namespace)
    ? fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8") + fs.readlinkSync(namespace)
    : process.platform;

/** Writes the holder's process namespace into a locked file. */
export function signLock(file: number) {
  fs.ftruncateSync(file);
  fs.writeSync(file, here(), 0);
}

/** Whether the holder of a lock runs in another process namespace. */
export const isHeldElsewhere = (path: string) => fs.readFileSync(path, "utf8") !== here();
