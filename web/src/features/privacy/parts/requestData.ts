import { z } from 'zod'
import { PrivacyRequestId } from '#shared/domain/ids/ids.ts'

/** The request that a dialog is about, and how it is called. */
export const NamedRequest = z.object({ privacyRequestId: PrivacyRequestId, name: z.string() })
export type NamedRequest = z.output<typeof NamedRequest>
