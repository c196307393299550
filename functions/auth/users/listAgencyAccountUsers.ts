import { implement } from '#functions/_platform/http/implement.ts'
import { agencyById } from '#functions/directory/public.ts'
import { seenIn } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/auth/directory.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { peoplePicked } from './peoplePicked.ts'

export const listAgencyAccountUsers = implement(contract.listAgencyAccountUsers)(async ({ query, actor, fail }) => {
  const { agencyId } = query
  const inCharge = await organizationsInCharge(actor)
  if (!inCharge.has(agencyId) || (await agencyById(agencyId)) === undefined) return fail('agency.notFound')
  const found = await peoplePicked([`organization:${agencyId}`], query)
  return { ...found, content: found.content.map((row) => seenIn(row, agencyId)) }
})
