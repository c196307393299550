import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { removeFile } from '#functions/_platform/files/files.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { filesOf } from '../retention/filesOf.ts'
import { documents, staffLibrary } from '../store/documents.ts'

/** Documents of an account that is gone go too, each with its file. */
export const removeDocuments: Subscriber<'account.removed'> = async ({ detail }) => {
  const scopes = [`account:${detail.accountId}`, staffLibrary(detail.accountId)]
  for (const { docId } of await documents.every({ scopes })) {
    const document = await documents.byId(docId)
    if (document === undefined) continue
    for (const file of filesOf(document)) await removeFile(file)
    await commit([documents.remove(document)])
  }
}
