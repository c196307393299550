import { implement } from '#functions/_platform/http/implement.ts'
import { agencyById } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/auth/userAccess.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { agencyStaff } from './agencyStaff.ts'

export const listAgencyUsers = implement(contract.listAgencyUsers)(async ({ params, actor, fail }) => {
  const { agencyId } = params
  const inCharge = await organizationsInCharge(actor)
  if (!inCharge.has(agencyId) || (await agencyById(agencyId)) === undefined) return fail('agency.notFound')
  return (await agencyStaff(agencyId)).map(({ id, firstName, lastName, email, role }) => ({
    userId: id,
    firstName,
    lastName,
    email,
    role: role.label,
  }))
})
