import { implement } from '#functions/_platform/http/implement.ts'
import { agencyById } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/auth/directory.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { allOf } from '../store/listed.ts'
import { users } from '../store/users.ts'
import { numberedPage } from './numberedPage.ts'
import { seenIn } from './userRow.ts'
import { userTexts } from './userTexts.ts'

export const listAgencyAccountUsers = implement(contract.listAgencyAccountUsers)(async ({ query, actor, fail }) => {
  const { agencyId } = query
  const inCharge = await organizationsInCharge(actor)
  if (!inCharge.has(agencyId) || (await agencyById(agencyId)) === undefined) return fail('agency.notFound')
  const rows = (await allOf(users, [`organization:${agencyId}`])).map((row) => seenIn(row, agencyId))
  return numberedPage(rows, userTexts, query)
})
