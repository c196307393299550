import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getCurrentUser } from '#shared/contracts/auth/me.ts'

/** Who is signed in, as the profile shows them. */
export type CurrentUser = ResponseOf<typeof getCurrentUser>
