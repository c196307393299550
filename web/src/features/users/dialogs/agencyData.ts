import { z } from 'zod'
import { AgencyId } from '#shared/domain/ids/ids.ts'

/** What the dialogs of an agency are about. */
export const AgencyData = z.object({ agencyId: AgencyId })
export type AgencyData = z.infer<typeof AgencyData>

/** What the dialogs are about that name the agency. */
export const NamedAgency = AgencyData.extend({ name: z.string() })
export type NamedAgency = z.infer<typeof NamedAgency>
