import fs from "node:fs";

const { O_CREAT, O_RDWR } = fs.constants;
const namespace = "/proc/self/ns/pid";

/**
 * Locks a file. The kernel keeps the lock on the file itself, whatever process numbers those who ask can see, until
 * this process and all children that the open file was handed to have closed it or died.
 *
 * @returns the open file; undefined while somebody else holds the lock
 */
export async function takeLock(path: string): Promise<number | undefined> {
  const { tryLock } = await import("fs-native-extensions");
  const file = fs.openSync(path, O_CREAT | O_RDWR, 0o600);
  if (tryLock(file)) return file;
  fs.closeSync(file);
  return undefined;
}

/** Within which process numbers mean the same: a container of its own has its own. */
const here = () =>
  fs.existsSync(namespace)
    ? fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8") + fs.readlinkSync(namespace)
    : process.platform;

/** Says in a locked file where its holder is. */
export function signLock(file: number) {
  fs.ftruncateSync(file);
  fs.writeSync(file, here(), 0);
}

/** Whether the holder of a lock is where its process number is not known. */
export const isHeldElsewhere = (path: string) => fs.readFileSync(path, "utf8") !== here();
