import { implement } from '#functions/_platform/http/implement.ts'
import { accountById } from '#functions/account/public.ts'
import { isDesk } from '#functions/claims/public.ts'
import * as contract from '#shared/contracts/docs/uploadedDocuments.ts'
import { requireDocumentToChange } from '../claims/requireDocument.ts'
import { type DocumentRecord, documents, latestOf, rowOf } from '../store/documents.ts'
import { audienceOf } from './audienceOf.ts'
import { broughtFile, namedLike } from './broughtFile.ts'
import { commitBrought } from './commitBrought.ts'

/** Staff choose anew who sees a document of an account; others leave it as it is. */
export const updateDocument = implement(contract.updateDocument)(async ({ body, actor, now, fail }) => {
  const document = await requireDocumentToChange(body.docId, actor)
  const latest = latestOf(document)
  if (latest === undefined) return fail('document.kept')
  const { audience, lookedAfterFor, agencyId, teamIds, ...rest } = document
  const account =
    actor.accountType === 'COWBELL' && audience !== undefined && rest.accountId !== undefined
      ? await accountById(rest.accountId)
      : undefined
  const seen =
    account === undefined
      ? {
          teamIds,
          ...(audience && { audience }),
          ...(lookedAfterFor && { lookedAfterFor }),
          ...(agencyId && { agencyId }),
        }
      : await audienceOf(actor, body.agencyId, {
          agencyId: account.agencyId,
          teamIds: account.teams.map(({ id }) => id),
        })
  const newer =
    body.objectKey === undefined ? undefined : await broughtFile(body, { actor, number: latest.number + 1, now })
  const next: DocumentRecord = {
    ...rest,
    ...seen,
    docName: namedLike(body.docName, newer ?? latest),
    docType: body.docType,
    ...(rest.claimId !== undefined && isDesk(actor) && body.sharedWith && { sharedWith: body.sharedWith }),
    ...(newer && { file: newer.file, size: newer.size, uploads: [...(document.uploads ?? []), newer] }),
  }
  const events = newer
    ? [{ name: 'document.uploaded', detail: { documentId: document.id, revision: newer.number } } as const]
    : []
  await commitBrought([documents.update(document, next)], { events, upload: newer })
  return rowOf(next)
})
