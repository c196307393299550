import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { allOf } from '../store/listed.ts'
import { users } from '../store/users.ts'
import { numberedPage } from './numberedPage.ts'
import { userTexts } from './userTexts.ts'

/** Staff may name an organization; everybody else sees the own one, whatever is named. */
export const listUsers = implement(contract.listUsers)(async ({ query, actor }) => {
  const organizationId =
    actor.accountType === 'COWBELL' ? (query.accountId ?? actor.organizationId) : actor.organizationId
  return numberedPage(await allOf(users, [`organization:${organizationId}`]), userTexts, query)
})
