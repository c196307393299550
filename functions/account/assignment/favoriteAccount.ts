import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/assignment.ts'
import { favoriteWrite } from '../store/favorites.ts'
import { requireAccount } from '../store/reach.ts'

export const favoriteAccount = implement(contract.favoriteAccount)(async ({ params, body, actor }) => {
  const account = await requireAccount(params.accountId, actor)
  await commit([await favoriteWrite({ userId: actor.userId, accountId: account.id }, body.favorite)])
  return { favorite: body.favorite }
})
