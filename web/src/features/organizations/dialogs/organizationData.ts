import { z } from 'zod'
import { AccountId, AgencyId, PersonaId } from '#shared/domain/ids/ids.ts'
import { kinds } from '../kinds.ts'

/** What the dialogs of an organization are about. */
export const OrganizationData = z.object({ personaId: PersonaId })
export const NamedData = OrganizationData.extend({ name: z.string() })
export const KindData = z.object({ kind: z.enum(kinds) })
export const MemberAgencyData = NamedData.extend({ agencyId: AgencyId })
export const MemberAccountData = NamedData.extend({ accountId: AccountId })
