import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { draftById, keepDraft } from '#functions/_platform/storage/drafts.ts'
import { claimByNumber } from '#functions/claims/public.ts'
import { policyByNumber } from '#functions/policy/public.ts'
import type { RedrawnTemplate } from '#shared/contracts/docs/templates.ts'
import * as contract from '#shared/contracts/docs/templates.ts'
import { requireDocument } from '../claims/requireDocument.ts'
import { documents, type StoredDocument } from '../store/documents.ts'
import { docTypesOfTemplate } from './docTypesOfTemplate.ts'
import { templateVersions } from './templates.ts'

/** A preview is looked at within this time or asked for anew. */
const keptSeconds = 24 * 60 * 60
/** What is not made after this long never will be: its making has failed. */
const patienceSeconds = 120
/** So many of the newest documents of a kind are looked through for one of the template. */
const mostLookedAt = 50

/** The documents of the policy or the claim that is named, else the newest of what the template is of. */
const rowsOf = async (template: RedrawnTemplate, number: string | undefined, actor: Actor) => {
  if (number !== undefined) {
    const [policy, claim] = await Promise.all([policyByNumber(number), claimByNumber(number)])
    const scopes = [policy && `policy:${policy.id}`, claim && `claim:${claim.id}`].filter((each) => each !== undefined)
    return scopes.length === 0 ? [] : documents.every({ scopes })
  }
  const scopes = listScopesOf(actor)
  const lists = docTypesOfTemplate[template].docTypes.map(async (group) => {
    const { hits } = await documents.list({ scopes, group, sort: 'created', descending: true, size: mostLookedAt })
    return hits
  })
  return (await Promise.all(lists)).flat()
}

/** The newest document that was drawn of the template and that the actor may open. */
const newestOf = async (template: RedrawnTemplate, number: string | undefined, actor: Actor) => {
  const rows = await rowsOf(template, number, actor)
  const found = await documents.byIds(rows.map(({ docId }) => docId))
  const newest: StoredDocument | undefined = found
    .filter((each) => each.template?.name === template)
    .toSorted((a, b) => (a.created < b.created ? -1 : 1))
    .at(-1)
  return newest && requireDocument(newest.id, actor)
}

/** Looking writes no record: a preview is a draft that expires, drawn of what an issued document was made of. */
export const getTemplatePreview = implement(contract.getTemplatePreview)(async ({ query, actor, now, fail }) => {
  const { number, template } = query
  const document = await newestOf(template, number?.trim() || undefined, actor)
  if (document === undefined) return fail('document.notFound')
  const id = `dft_${document.id}_${templateVersions[template]}`
  const kept = await draftById(id)
  const seconds = epochSeconds(now)
  if (kept?.file !== undefined && kept.expiresAt > seconds) {
    // Loaded when asked: signing links brings the storage client along, which few calls of the service need.
    const { downloadOf } = await import('../downloads/downloadOf.ts')
    const { url, expiresAt } = await downloadOf({ file: kept.file, docName: kept.docName }, { now })
    return { link: url, expiresAt }
  }
  if (kept === undefined || seconds - epochSeconds(kept.requestedAt) > patienceSeconds) {
    const { docName, docType } = document
    await keepDraft({ id, docType, docName: `Preview ${docName}`, requestedAt: now, expiresAt: seconds + keptSeconds })
    const detail = { documentId: document.id, draftId: id }
    await commit([], { events: [{ name: 'document.previewRequested', detail }], aside: true })
  }
  return fail('document.beingMade')
})
