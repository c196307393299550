import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, ManuscriptId, PolicyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { manuscriptEffects } from '#shared/domain/policy/manuscript.ts'
import { manuscriptStatuses } from '#shared/records/manuscript/manuscriptStatus.ts'

/** Who did it and when: by the person's own name, and by that which others than underwriters are told. */
export const ManuscriptWord = z.object({ by: z.string(), name: z.string(), told: z.string(), at: Instant })
export type ManuscriptWord = z.infer<typeof ManuscriptWord>

const Shown = ManuscriptWord.omit({ by: true, told: true })
const reason = { reason: z.string() }

/** An endorsement that is written for one quote or policy, as it is kept. */
export const ManuscriptRecord = z.object({
  id: ManuscriptId,
  number: z.string().describe('As it is printed.'),
  /** One of both. */
  quoteId: QuoteId.optional(),
  policyId: PolicyId.optional(),
  accountId: AccountId,
  agencyId: AgencyId,
  companyName: z.string(),
  status: z.enum(manuscriptStatuses),
  title: z.string(),
  text: z.string(),
  effect: z.enum(manuscriptEffects),
  effectiveDate: CalendarDate.optional().describe('From when a policy has it; that of a quote from its first day.'),
  /** All who wrote of its words, the first who began it. */
  writers: z.array(ManuscriptWord),
  submitted: ManuscriptWord.optional(),
  approved: ManuscriptWord.optional(),
  returned: ManuscriptWord.extend(reason).optional(),
  withdrawn: ManuscriptWord.extend(reason).optional(),
  created: Instant,
  lastUpdated: Instant,
})
export type ManuscriptRecord = z.infer<typeof ManuscriptRecord>

/** The same as it is shown. */
export const Manuscript = ManuscriptRecord.omit({ writers: true }).extend({
  writers: z.array(Shown).describe('Who wrote it.'),
  isWriter: z.boolean().describe('Whether it has words of the caller’s, who does not approve them.'),
  submitted: Shown.optional(),
  approved: Shown.optional(),
  returned: Shown.extend(reason).optional(),
  withdrawn: Shown.extend(reason).optional(),
})
export type Manuscript = z.infer<typeof Manuscript>

/** The same in a list, without its wording. */
export const ListedManuscript = Manuscript.omit({ text: true })
export type ListedManuscript = z.infer<typeof ListedManuscript>
