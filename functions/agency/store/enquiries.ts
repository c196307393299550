import { createHash } from 'node:crypto'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { AgencyEnquiry } from '#shared/contracts/agency/enquiries.ts'

/** What a stranger wrote, and nothing came of by then, is kept for so long. */
const keptSeconds = 400 * 86_400

type Said = Pick<AgencyEnquiry, 'agencyId' | 'company' | 'contact' | 'message' | 'website'>

/** What was said, to the letter: of the same words from the same person one is open, however often they are sent. */
export const saidKey = ({ agencyId, company, contact, message, website }: Said): string =>
  createHash('sha256')
    .update(JSON.stringify([agencyId, company, website, Object.entries(contact).toSorted(), message]))
    .digest('hex')

/** The list of what an agency was asked. */
export const enquiryScopeOf = (agencyId: string): string => `agency:${agencyId}`

/** Enquiries that came by the forms of agencies: each in its agency's list and in nobody else's. */
export const enquiries = defineRecord({
  kind: 'enquiry',
  notFound: 'enquiry.notFound',
  names: [
    namingOf<AgencyEnquiry>().within('contact', 'CORRESPONDENT', {
      email: 'email',
      firstName: 'firstName',
      lastName: 'lastName',
      phones: ['phone'],
    }),
  ],
  history: { hides: ['contact', 'message', 'website'] },
  unique: { said: (enquiry: AgencyEnquiry) => (enquiry.status === 'OPEN' ? saidKey(enquiry) : undefined) },
  list: {
    scopes: ({ agencyId }: AgencyEnquiry) => [enquiryScopeOf(agencyId)],
    groups: ({ status }: AgencyEnquiry) => [status],
    groupsOnly: true,
    sorts: { received: ({ received }: AgencyEnquiry) => received },
    summary: (enquiry: AgencyEnquiry): AgencyEnquiry => enquiry,
  },
  expiresAt: ({ received }: AgencyEnquiry) => epochSeconds(received) + keptSeconds,
})

/** The list of what an actor's agency was asked: it is asked as a whole, so who is bound to teams of it has none. */
export const enquiryScopesOf = ({
  accountType,
  organizationId,
  realm,
  workflow,
}: Pick<Actor, 'accountType' | 'organizationId' | 'realm' | 'workflow'>): readonly string[] =>
  accountType === 'AGENCY' && realm === 'ACCOUNT' && workflow === undefined ? [enquiryScopeOf(organizationId)] : []

/** The enquiry, if it is one of the actor's agency. */
export const requireEnquiry = (id: string, actor: Actor): Promise<Stored<AgencyEnquiry>> =>
  enquiries.require(id, ({ agencyId }) => enquiryScopesOf(actor).includes(enquiryScopeOf(agencyId)))
