import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { namedAs } from '#shared/domain/identity/named.ts'
import {
  dataParts,
  holdReasons,
  identityProofs,
  privacyKinds,
  refusalGrounds,
} from '#shared/domain/identity/privacy.ts'
import { PrivacyRequestId } from '#shared/domain/ids/ids.ts'
import { privacyRequestStatuses } from '#shared/records/privacyRequest/privacyRequestStatus.ts'
import { RoleId } from './fields.ts'

/** Somebody's word on a request. */
const Word = z.object({ by: z.string(), name: z.string(), at: Instant })
const Reasoned = Word.extend({ note: z.string() })

/** What forbids an erasure now, what it is about, and whose roles decide on it. */
export const PrivacyHoldShown = z.object({
  reason: z.enum(holdReasons),
  of: z.array(z.string()).describe('Numbers or names of what it is about.'),
  until: CalendarDate.optional(),
  decidedBy: z.array(RoleId),
  passable: z.boolean().describe('Whether they may let the erasure pass it.'),
})

/** What is held of a person in one place, and what an erasure makes of it. */
export const HeldPart = z.object({
  part: z.enum(dataParts),
  count: z.int(),
  becomes: z.enum(['ERASED', 'KEPT', 'PSEUDONYMISED']),
  source: z.string().optional().describe('The law that has it kept.'),
})
export type HeldPart = z.infer<typeof HeldPart>

/** A record of business that names somebody by their e-mail, as what, and what an erasure makes of it. */
export const NamedPlace = z.object({
  as: z.enum(namedAs),
  kind: z.string().describe('Of which kind the record is: `policy`, `quote`, `claim` …'),
  recordId: z.string(),
  number: z.string().optional().describe('What people call the record.'),
  company: z.string().optional().describe('The company that it is about.'),
  becomes: z.enum(['KEPT', 'PSEUDONYMISED']),
})
export type NamedPlace = z.infer<typeof NamedPlace>

/** What records of business are to say of somebody. */
export const CorrectedContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
})

/** A request of a person about their own data, as it is kept. */
export const PrivacyRequestRecord = z.object({
  id: PrivacyRequestId,
  kind: z.enum(privacyKinds),
  status: z.enum(privacyRequestStatuses),
  subject: z.object({
    userId: z.string().optional().describe('The user; none where nobody has the address.'),
    name: z.string(),
    email: z.string().describe('Empty once the person is erased.'),
  }),
  via: z
    .enum(['CODE', 'SELF', 'WRITTEN'])
    .describe('Made by a code at the address, in the own profile, or entered for somebody who wrote in.'),
  details: z.string().describe('What is to be corrected, or what the person wrote.'),
  receivedOn: CalendarDate,
  dueOn: CalendarDate.describe('The last day for the answer, in the region.'),
  extension: Reasoned.extend({ from: CalendarDate }).optional(),
  identity: Word.extend({ how: z.enum(identityProofs), note: z.string().optional() }).optional(),
  proposal: Word.optional(),
  approval: Word.optional(),
  returned: Reasoned.optional(),
  holds: z.array(PrivacyHoldShown.pick({ reason: true, of: true, until: true })),
  passed: z.array(Reasoned.extend({ reason: z.enum(holdReasons) })),
  refusal: Reasoned.extend({ ground: z.enum(refusalGrounds) }).optional(),
  withdrawal: Word.optional(),
  answer: z.string().optional().describe('What was corrected.'),
  corrected: CorrectedContact.optional().describe('What the records of business that name the person say of them now.'),
  outcome: z.array(HeldPart).optional().describe('What was erased and what was kept.'),
  file: z.object({ key: z.string(), size: z.int(), until: Instant }).optional(),
  warnedOn: CalendarDate.optional(),
  done: Instant.optional(),
  created: Instant,
  lastUpdated: Instant,
})
export type PrivacyRequestRecord = z.infer<typeof PrivacyRequestRecord>

/** A link to the copy of somebody’s data. */
export const OwnDataLink = z.object({ url: z.string(), fileName: z.string(), expiresAt: z.string() })

/** The same as staff see it. */
export const PrivacyRequest = PrivacyRequestRecord.omit({ file: true, warnedOn: true, holds: true }).extend({
  holds: z.array(PrivacyHoldShown),
  fileUntil: Instant.optional().describe('Until when the copy can be downloaded.'),
})
export type PrivacyRequest = z.infer<typeof PrivacyRequest>

/** The same as the person sees it. */
export const OwnPrivacyRequest = PrivacyRequest.pick({
  id: true,
  kind: true,
  status: true,
  details: true,
  receivedOn: true,
  dueOn: true,
  holds: true,
  answer: true,
  fileUntil: true,
  done: true,
  created: true,
}).extend({
  extendedBecause: z.string().optional(),
  refusedBecause: z.string().optional(),
})
export type OwnPrivacyRequest = z.infer<typeof OwnPrivacyRequest>
