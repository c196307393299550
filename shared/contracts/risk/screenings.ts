import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { ScreeningId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { Screening } from '#shared/records/screening/screening.ts'
import { heldGroup, screeningStatuses } from '#shared/records/screening/screeningStatus.ts'

const { after, before, size } = hitsQuery(25)

/** Who overrides for compliance, as with licenses: administrators. */
const compliance = 'agency:delete'

export const searchScreenings = defineOperation({
  name: 'searchScreenings',
  method: 'GET',
  path: '/api/risk/v1/screenings',
  summary:
    'Accounts by how they stand against the sanctions lists, those that are held for a person unless another status is asked for; the longest first.',
  access: compliance,
  query: z.strictObject({ status: z.enum([heldGroup, ...screeningStatuses]).default(heldGroup), after, before, size }),
  response: hitsOf(Screening.extend({ allowedActions })),
})

export const listScreeningHistory = defineOperation({
  name: 'listScreeningHistory',
  method: 'GET',
  path: '/api/risk/v1/screenings/{screeningId}/history',
  summary: 'What was done to how an account stands against the sanctions lists, by whom, and what it changed.',
  access: compliance,
  params: { screeningId: ScreeningId },
  response: HistoryPage,
  problems: ['risk.screeningNotFound'],
})

export const decideScreening = defineOperation({
  name: 'decideScreening',
  method: 'PUT',
  path: '/api/risk/v1/screenings/{screeningId}',
  summary:
    'Says that whoever may be on a sanctions list is somebody else, or is who is listed, with the reason. Either takes two people.',
  access: compliance,
  stepUp: 'always',
  notJumped: true,
  params: { screeningId: ScreeningId },
  body: z.strictObject({
    decision: z.enum(['clear', 'confirm']),
    reason: filledText(2000, { missing: 'A reason is required' }),
  }),
  response: Screening,
  problems: ['risk.screeningNotAllowed', 'risk.screeningNotFound', 'risk.screeningOwnWord'],
})
