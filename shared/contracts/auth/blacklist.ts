import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { DomainName } from '#shared/domain/account/firmographics.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { line } from '#shared/domain/text/text.ts'

const Reason = line(300)

/** A domain with which no business is done: nobody of it is invited, no account of it is made or quoted, its mail is spam. */
export const BlacklistedDomain = z.object({
  name: DomainName,
  reason: Reason.optional(),
  created: Instant.describe('Since when it is blacklisted.'),
})
export type BlacklistedDomain = z.infer<typeof BlacklistedDomain>

/** A page of ten is served as one of 25 (administration, section 7). */
export const blacklistPageSize = (asked: number): number => (asked === 10 ? 25 : asked)

export const listBlacklistedDomains = defineOperation({
  name: 'listBlacklistedDomains',
  method: 'GET',
  path: '/api/auth/v1/blacklisteddomains',
  summary: 'The domains with which no business is done.',
  access: 'blacklist:manage',
  query: z.strictObject(pageQuery(25)),
  response: pageOf(BlacklistedDomain),
})

export const createBlacklistedDomain = defineOperation({
  name: 'createBlacklistedDomain',
  method: 'POST',
  path: '/api/auth/v1/blacklisteddomains',
  summary: 'Does no more business with a domain and those below it.',
  access: 'blacklist:manage',
  body: z.strictObject({
    name: DomainName,
    reason: Reason.optional(),
    evenSo: z.boolean().optional().describe('Though organizations, people or insureds of it work here.'),
  }),
  status: 201,
  response: z.object({ name: DomainName }),
  problems: ['blacklist.exists', 'blacklist.ownDomain', 'blacklist.shutsOut'],
})

export const removeBlacklistedDomain = defineOperation({
  name: 'removeBlacklistedDomain',
  method: 'DELETE',
  path: '/api/auth/v1/blacklisteddomains/{domainName}',
  summary: 'Does business with a domain again.',
  access: 'blacklist:manage',
  params: { domainName: DomainName },
  problems: ['blacklist.notFound'],
})
