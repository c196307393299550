import { z } from 'zod'
import { AgencyId } from '#shared/domain/ids/ids.ts'

/** What the dialogs of an agency are about. */
export const AgencyData = z.object({ agencyId: AgencyId })
export type AgencyData = z.infer<typeof AgencyData>
