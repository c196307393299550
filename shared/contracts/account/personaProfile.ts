import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { noticeLevels } from '#shared/domain/claims/noticeLevels.ts'
import { filledLine, filledText, line, text } from '#shared/domain/text/text.ts'
import { personaStatuses } from '#shared/records/persona/personaStatus.ts'
import { contactFields, Hostname, Npn, OrganizationName } from './agencies.ts'

/** From which cost on a carrier is told of a claim, whole units. */
export const ClaimsNoticeLevel = z.literal(noticeLevels)

/** An organization beside agencies and insureds, as its people and the provider's staff read it. */
export const PersonaProfile = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  description: z.string().optional(),
  hostname: z.string().optional(),
  contactFirstName: z.string().optional(),
  contactLastName: z.string().optional(),
  contactEmail: z.string().optional(),
  contactPhone: z.string().optional(),
  enforceMfa: z.boolean(),
  status: z.enum(personaStatuses),
  statusReason: z.string().optional().describe('Why it is suspended or leaves; for the provider’s staff.'),
  lastDay: z.string().optional().describe('Its last day, where it leaves.'),
  licenseId: z.string().optional().describe('Under which the regulator of the region knows it.'),
  states: z.array(z.string()).describe('States that a carrier writes in; empty for everywhere.'),
  claimsNoticeLevel: ClaimsNoticeLevel.optional().describe(
    'From which cost on, paid and outstanding, a carrier has itself told of a claim; whole units.',
  ),
  created: Instant,
  updated: Instant,
})
export type PersonaProfile = z.infer<typeof PersonaProfile>

/** An aggregator as its own calls name it (administration, section 7). */
export const Aggregator = PersonaProfile.pick({ id: true, name: true, description: true, hostname: true, status: true })

/** The name of an aggregator: 2 to 255 characters of those it may have (administration, section 5). */
const AggregatorName = OrganizationName.regex(
  /^[\p{L}\p{N} .,"\-_'()]+$/u,
  'Only letters, numbers, spaces and . , " - _ \' ( ) are allowed',
)

/** What an aggregator is made of. */
export const aggregatorFields = {
  name: AggregatorName,
  description: filledText(2000, { missing: 'Description is required' }),
  hostname: Hostname,
}

/** What its own people say of an organization. */
export const profileFields = {
  name: OrganizationName,
  description: text(2000),
  ...contactFields,
}

/** What an organization of any kind is made of; the last four are an agency's alone. */
export const personaFields = {
  ...profileFields,
  hostname: Hostname,
  licenseId: line(60),
  states: z.array(filledLine(50, { missing: 'State is required' })).max(60),
  enforceMfa: z.boolean(),
  npn: Npn,
  agencyBilled: z.boolean(),
  wholesale: z.boolean(),
}
