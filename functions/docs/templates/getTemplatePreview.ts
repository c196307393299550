import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/templates.ts'
import { requireDocument } from '../claims/requireDocument.ts'
import { draftLink } from '../downloads/draftLink.ts'
import { newestDrawn } from './newestDrawn.ts'
import { templateVersions } from './templates.ts'

/** A preview is a draft of what an issued document was made of, drawn anew. */
export const getTemplatePreview = implement(contract.getTemplatePreview)(async ({ query, actor, now, fail }) => {
  const { number, template } = query
  const newest = await newestDrawn(template, number?.trim() || undefined, actor)
  if (newest === undefined) return fail('document.notFound')
  const { id: documentId, docName, docType } = await requireDocument(newest.id, actor)
  const id = `dft_${documentId}_${templateVersions[template]}`
  const requested = { name: 'document.previewRequested', detail: { documentId, draftId: id } } as const
  return draftLink({ id, docType, docName: `Preview ${docName}`, requested }, now)
})
