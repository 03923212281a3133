import { CannotWrite } from "../ports/files.js";

/** An error of the operating system names the file that it was about; any other is thrown as it is. */
export async function writing(path: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new CannotWrite(path, error as NodeJS.ErrnoException);
  }
}
