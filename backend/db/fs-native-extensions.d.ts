declare module "fs-native-extensions" {
  /** Locks a whole open file: false while another process has locked it. */
  export function tryLock(file: number): boolean;
}
