import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { removeFile } from '#functions/_platform/files/files.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { documents } from '../store/documents.ts'

/** Documents of an account that is gone go too, each with its file. */
export const removeDocuments: Subscriber<'account.removed'> = async ({ detail }) => {
  for (const { docId } of await documents.every({ scopes: [`account:${detail.accountId}`] })) {
    const document = await documents.byId(docId)
    if (document === undefined) continue
    await removeFile(document.file)
    await commit([documents.remove(document)])
  }
}
