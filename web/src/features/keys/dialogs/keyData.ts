import { z } from 'zod'
import { ApiKeyId } from '#shared/domain/ids/ids.ts'

/** The key a dialog is about. */
export const KeyData = z.object({ keyId: ApiKeyId, name: z.string() })
export type KeyData = z.infer<typeof KeyData>
