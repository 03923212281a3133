import {
  chmodSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { mapAtOnce } from "./map-at-once.js";
import { Turns } from "./turns.js";

/** What is copied in a moment. A larger file is a thread's, so that others go on meanwhile. */
const SMALL = 1 << 20;
const LARGE_AT_ONCE = 4;
const MODE = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL;

/**
 * Copies a folder of files, folders and links, which stay links, to where there is nothing; blocks are shared where the
 * file system can. `cp` of Node.js goes about it a file at a time, with a dozen calls for each, every one in a thread.
 *
 * @param from nobody writes into it meanwhile
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  const turns = new Turns();
  const large: (readonly [from: string, to: string])[] = [];
  const folders: (readonly [made: string, mode: number])[] = [];
  const copy = async (folder: string, target: string): Promise<void> => {
    mkdirSync(target);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const [inner, made] = [join(folder, entry.name), join(target, entry.name)];
      if (entry.isDirectory()) await copy(inner, made);
      else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(inner), made);
      // To open a pipe would wait for ever, and a socket can't be opened.
      else if (!entry.isFile()) throw new Error(`${inner} is neither a file, a folder nor a link`);
      else if (lstatSync(inner).size > SMALL) large.push([inner, made]);
      else copyFileSync(inner, made, MODE);
      await turns.pass();
    }
    // At the end: nothing can be made in a folder that is only to be read.
    folders.push([target, lstatSync(folder).mode & 0o777]);
  };
  await copy(from, to);
  await mapAtOnce(LARGE_AT_ONCE, large, ([inner, made]) => copyFile(inner, made, MODE));
  for (const [made, mode] of folders) chmodSync(made, mode);
}
