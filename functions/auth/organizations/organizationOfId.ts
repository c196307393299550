import { providerId } from '#functions/directory/organizations/providerId.ts'
import { personaById } from '#functions/directory/public.ts'
import { accountTypeOfPath } from '#shared/domain/identity/personas.ts'
import type { AccountType } from '#shared/permissions.ts'
import { findOrganization, type Organization } from './organization.ts'

const accountTypeOfId = async (id: string): Promise<AccountType | undefined> => {
  if (id === providerId) return 'COWBELL'
  if (id.startsWith('agy_')) return 'AGENCY'
  if (id.startsWith('acc_')) return 'CUSTOMER'
  const persona = await personaById(id)
  return persona && accountTypeOfPath(persona.type)
}

/** An organization of any kind by its id alone; undefined when there is none. */
export const organizationOfId = async (id: string): Promise<Organization | undefined> => {
  const accountType = await accountTypeOfId(id)
  return accountType && findOrganization({ accountType, organizationId: id })
}
