import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { UploadedRevision } from '../store/documents.ts'

interface Bringing {
  readonly events: readonly DomainEvent[]
  /** The file that is brought along, where one is. */
  readonly upload: Pick<UploadedRevision, 'file'> | undefined
}

/**
 * Commits what a file is brought with. An upload is taken once: twice, it would be a revision that is none, or two documents
 * that are one file.
 * @throws document.fileTaken
 */
export const commitBrought = async (writes: readonly Write[], { events, upload }: Bringing): Promise<void> => {
  const done = await commit(writes, { events, ...(upload && { once: `documentUpload|${upload.file}` }) })
  if (done === 'already') fail('document.fileTaken')
}
