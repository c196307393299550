import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isPartner, isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { requireWholeAccount } from '#functions/account/public.ts'
import { requireClaim } from '#functions/claims/public.ts'
import { agencyById } from '#functions/directory/public.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { requireQuote } from '#functions/quote/public.ts'
import { requireSubmission } from '#functions/submission/public.ts'
import type { DocumentRow } from '#shared/contracts/docs/document.ts'
import * as contract from '#shared/contracts/docs/documents.ts'
import { claimDocuments } from '../claims/claimDocuments.ts'
import { seesOfClaim } from '../claims/claimReach.ts'
import { agencyLibrary, documents, rowOf, staffLibrary } from '../store/documents.ts'
import { mayOpen } from '../store/mayOpen.ts'
import { withCompany } from './named.ts'
import { withOutdated } from './outdated.ts'
import { lookedThrough, pageOfDocuments } from './pageOfDocuments.ts'

const prefixOf = (id: string): string => id.slice(0, 3)

/** Whose library it is, in the lists that everybody reads who may see the owner. */
const requireOwner = async (id: string, actor: Actor): Promise<string | undefined> => {
  switch (prefixOf(id)) {
    case 'acc':
      return `account:${(await requireWholeAccount(id, actor)).id}`
    case 'quo':
      return `quote:${(await requireQuote(id, actor)).id}`
    case 'pol':
      return `policy:${(await requirePolicy(id, actor)).id}`
    case 'sub':
      return `account:${(await requireSubmission(id, actor)).id}`
    default:
      return undefined
  }
}

/** Besides these, the lists of what an agency or staff see alone. */
const scopesFor = (actor: Actor, shared: string, ownerId: string): string[] => {
  if (actor.workflow !== undefined) return [shared]
  if (actor.accountType === 'COWBELL') return [shared, staffLibrary(ownerId)]
  return actor.accountType === 'AGENCY'
    ? [shared, agencyLibrary({ agencyId: actor.organizationId, ownerId })]
    : [shared]
}

/** Of a library those documents that name a partner: it has a share in these, and in none of the others. */
const ofPartner = async (library: string, actor: Actor): Promise<DocumentRow[]> => {
  const rows = await documents.every({ scopes: [library] })
  const kept = await documents.byIds(rows.map(({ docId }) => docId))
  return withCompany(await withOutdated(kept.filter((each) => mayOpen(actor, each)).map(rowOf)))
}

/** The id's prefix tells what it is of; whoever may not see the owner finds none. */
export const searchOwnerDocuments = implement(contract.searchOwnerDocuments)(async ({ params, query, actor, fail }) => {
  const { ownerId } = params
  if (prefixOf(ownerId) === 'clm') {
    const claim = await requireClaim(ownerId, actor)
    return lookedThrough(
      (await claimDocuments(claim.id)).filter((row) => seesOfClaim(actor, row)),
      query,
    )
  }
  const shared = await requireOwner(ownerId, actor)
  if (shared !== undefined && isPartner(actor)) return lookedThrough(await ofPartner(shared, actor), query)
  if (shared !== undefined) return pageOfDocuments(scopesFor(actor, shared, ownerId), query)
  const agency = await agencyById(ownerId)
  if (agency === undefined || !isTheirs(actor, { agencyId: agency.id, teamIds: actor.teamIds }))
    return fail('agency.notFound')
  return pageOfDocuments([`agency:${agency.id}`], query)
})
