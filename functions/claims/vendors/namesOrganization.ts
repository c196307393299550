import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { personaById, staysWhileNamed } from '#functions/directory/public.ts'
import type { Vendor } from '#shared/contracts/account/vendors.ts'
import { whatCanBeDone } from '#shared/records/life.ts'
import { canPersona, personaLife } from '#shared/records/persona/personaLife.ts'
import { vendors } from '../store/vendors.ts'

/**
 * What is written along when a vendor is given an organization, which is there for it, of the kind vendor, and no other
 * vendor's. What it has already is not asked again: it may have been suspended since.
 * @throws persona.notAllowed, persona.notFound, vendor.organizationTaken
 */
export const namesOrganization = async (
  id: Vendor['organizationId'],
  before?: Pick<Vendor, 'id' | 'organizationId'>,
): Promise<readonly Write[]> => {
  if (id === undefined || id === before?.organizationId) return []
  const persona = await personaById(id)
  if (persona === undefined || persona.type !== 'vendor') return fail('persona.notFound')
  const { status } = persona
  if (!canPersona(status, 'link') || status === 'OFFBOARDING')
    return fail('persona.notAllowed', { data: { status, allowed: whatCanBeDone(personaLife, status) } })
  if ((await vendors.idByUnique('organization', id)) !== undefined) return fail('vendor.organizationTaken')
  return [staysWhileNamed(persona)]
}
