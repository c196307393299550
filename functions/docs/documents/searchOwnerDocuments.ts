import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { requireAccount } from '#functions/account/public.ts'
import { agencyById } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/docs/documents.ts'
import { pageOfDocuments } from './pageOfDocuments.ts'

/** The id's prefix tells whether it is an account or an agency; whoever may not see the owner finds none. */
export const searchOwnerDocuments = implement(contract.searchOwnerDocuments)(async ({ params, query, actor, fail }) => {
  if (params.ownerId.startsWith('acc_')) {
    const account = await requireAccount(params.ownerId, actor)
    return pageOfDocuments([`account:${account.id}`], query)
  }
  const agency = await agencyById(params.ownerId)
  if (agency === undefined || !isTheirs(actor, { agencyId: agency.id, teamIds: actor.teamIds }))
    return fail('agency.notFound')
  return pageOfDocuments([`agency:${agency.id}`], query)
})
