import { z } from 'zod'
import { IdentityProviderId } from '#shared/domain/ids/ids.ts'

/** A provider by its name. */
export const ProviderData = z.object({ providerId: IdentityProviderId, name: z.string() })
export type ProviderData = z.infer<typeof ProviderData>
