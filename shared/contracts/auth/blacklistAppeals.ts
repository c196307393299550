import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { DomainName } from '#shared/domain/account/firmographics.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { BlacklistAppealId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { blacklistAppealStatuses } from '#shared/records/blacklistAppeal/blacklistAppealStatus.ts'

const reason = filledText(2000, { missing: 'A reason is required' })

/** What somebody who was refused says against a blacklisted domain, and what came of it. */
export const BlacklistAppeal = z.object({
  id: BlacklistAppealId,
  domain: DomainName,
  reason: z.string(),
  status: z.enum(blacklistAppealStatuses),
  by: z.object({ name: z.string(), email: z.string(), role: z.string() }),
  asked: Instant,
  settled: z.object({ answer: z.string(), by: z.string(), at: Instant }).optional(),
})
export type BlacklistAppeal = z.infer<typeof BlacklistAppeal>

export const appealBlacklist = defineOperation({
  name: 'appealBlacklist',
  method: 'POST',
  path: '/api/auth/v1/blacklist-appeals',
  summary: 'Somebody who was refused for a blacklisted domain asks to have it looked at again; staff are told.',
  access: 'any',
  body: z.strictObject({ domain: DomainName, reason }),
  status: 201,
  response: z.object({ id: BlacklistAppealId }),
  problems: ['blacklist.appealOpen', 'blacklist.notFound'],
})

const { after, before, size } = hitsQuery(25)

export const searchBlacklistAppeals = defineOperation({
  name: 'searchBlacklistAppeals',
  method: 'GET',
  path: '/api/auth/v1/blacklist-appeals',
  summary: 'Appeals against blacklisted domains, those that wait unless another status is asked for; the oldest first.',
  access: 'blacklist:manage',
  query: z.strictObject({ status: z.enum(blacklistAppealStatuses).default('OPEN'), after, before, size }),
  response: hitsOf(BlacklistAppeal),
})

export const settleBlacklistAppeal = defineOperation({
  name: 'settleBlacklistAppeal',
  method: 'PUT',
  path: '/api/auth/v1/blacklist-appeals/{appealId}',
  summary: 'Accepts an appeal, and business is done with the domain again, or refuses it; who asked is told why.',
  access: 'blacklist:manage',
  params: { appealId: BlacklistAppealId },
  body: z.strictObject({ decision: z.enum(['accept', 'refuse']), answer: reason }),
  response: BlacklistAppeal,
  problems: ['blacklist.appealNotAllowed', 'blacklist.appealNotFound'],
})
