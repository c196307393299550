import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** Until when the book of forms is known for a policy: what is changed after its issue was asked for is not in it. */
export const knownForPolicy = ({ boundAt, issueRequestedAt }: PolicyRecord): Instant => issueRequestedAt ?? boundAt
