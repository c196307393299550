import { isPartner, isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { requireWholeAccount } from '#functions/account/public.ts'
import { agencyById } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/docs/documents.ts'
import { pageOfDocuments } from './pageOfDocuments.ts'

/** The id's prefix tells whether it is an account or an agency; whoever may not see the owner finds none. */
export const searchOwnerDocuments = implement(contract.searchOwnerDocuments)(async ({ params, query, actor, fail }) => {
  if (params.ownerId.startsWith('acc_')) {
    const account = await requireWholeAccount(params.ownerId, actor)
    // Of an insured's documents partners have those that name them, in their own list.
    if (isPartner(actor)) return fail('account.notFound')
    return pageOfDocuments([`account:${account.id}`], query)
  }
  const agency = await agencyById(params.ownerId)
  if (agency === undefined || !isTheirs(actor, { agencyId: agency.id, teamIds: actor.teamIds }))
    return fail('agency.notFound')
  return pageOfDocuments([`agency:${agency.id}`], query)
})
