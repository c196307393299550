import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { removeFile } from '#functions/_platform/files/files.ts'

/** The files of a document whose time was over go after it; one that is gone stays so. */
export const removeRetired: Subscriber<'document.retired'> = async ({ detail }) => {
  for (const file of detail.files) await removeFile(file)
}
