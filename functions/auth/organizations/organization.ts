import { config } from '#functions/_platform/config/config.ts'
import { accountById } from '#functions/account/public.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import { agencyById, heldFirm, personaById } from '#functions/directory/public.ts'
import { accountTypeOfPath } from '#shared/domain/identity/personas.ts'
import type { AccountType } from '#shared/permissions.ts'
import { letsIn } from '#shared/records/persona/personaStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** An organization that people work for, as far as sign-in is concerned. */
export interface Organization {
  readonly id: string
  readonly name: string
  readonly accountType: AccountType
  /** Its people must have a second factor. */
  readonly enforceMfa: boolean
}

interface OrganizationRef {
  readonly accountType: AccountType
  readonly organizationId: string
}

/** An organization by its type and id; undefined when there is none. */
export const findOrganization = async ({
  accountType,
  organizationId: id,
}: OrganizationRef): Promise<Organization | undefined> => {
  if (accountType === 'COWBELL')
    return id === providerId
      ? { id, name: regionOf(config.region).provider.name, accountType, enforceMfa: false }
      : undefined
  const found = await recordOf({ accountType, organizationId: id })
  return found && { id, name: found.name, accountType, enforceMfa: found.enforceMfa }
}

const recordOf = async ({ accountType, organizationId }: OrganizationRef) => {
  if (accountType === 'AGENCY') return agencyById(organizationId)
  if (accountType === 'CUSTOMER') return accountById(organizationId)
  const persona = await personaById(organizationId)
  return persona !== undefined && accountTypeOfPath(persona.type) === accountType ? persona : undefined
}

/** The organization of a member. One that is gone has no name any more and enforces nothing. */
export const organizationOf = async (ref: OrganizationRef): Promise<Organization> =>
  (await findOrganization(ref)) ?? {
    id: ref.organizationId,
    name: '',
    accountType: ref.accountType,
    enforceMfa: false,
  }

/** Whether the people of an organization are not let in: it, or the firm it is a location of, is suspended or closed. Insureds are not held. */
export const isHeld = async ({ accountType, organizationId }: OrganizationRef): Promise<boolean> => {
  if (accountType === 'COWBELL' || accountType === 'CUSTOMER') return false
  if (accountType === 'AGENCY') return (await heldFirm(organizationId)) !== undefined
  const persona = await personaById(organizationId)
  return persona !== undefined && !letsIn(persona.status)
}
