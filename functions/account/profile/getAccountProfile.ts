import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/profile.ts'
import { requireAccount } from '../store/reach.ts'
import { profileOf } from './profileOf.ts'

export const getAccountProfile = implement(contract.getAccountProfile)(async ({ params, actor }) =>
  profileOf(await requireAccount(params.accountId, actor)),
)
