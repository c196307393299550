import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { Agency } from './agencies.ts'

const reason = filledText(1000, { missing: 'A reason is required' })

/** Holds an agency. */
export const suspendAgency = defineOperation({
  name: 'suspendAgency',
  method: 'PUT',
  path: '/api/account/v1/agency/suspend/{agencyId}',
  summary:
    'Suspends an agency with its locations: its people are signed out and let in no more, and nothing of theirs is bound or issued; policies in force go on.',
  access: 'agency:delete',
  stepUp: 'always',
  params: { agencyId: AgencyId },
  body: z.strictObject({ reason }),
  response: Agency,
  problems: ['agency.merging', 'agency.notAllowed', 'agency.notFound'],
})

/** Lets an agency work again. */
export const reinstateAgency = defineOperation({
  name: 'reinstateAgency',
  method: 'PUT',
  path: '/api/account/v1/agency/reinstate/{agencyId}',
  summary: 'Lets a suspended agency, or one that leaves or has left, work again.',
  access: 'agency:delete',
  stepUp: 'always',
  params: { agencyId: AgencyId },
  body: z.strictObject({ reason }),
  response: Agency,
  problems: ['agency.merging', 'agency.notAllowed', 'agency.notFound'],
})

/** Lets an agency go. */
export const offboardAgency = defineOperation({
  name: 'offboardAgency',
  method: 'PUT',
  path: '/api/account/v1/agency/offboard/{agencyId}',
  summary: 'An agency leaves: its people work until its last day, and are let in no more after it.',
  access: 'agency:delete',
  stepUp: 'always',
  params: { agencyId: AgencyId },
  body: z.strictObject({ reason, lastDay: CalendarDate.describe('The last day on which its people are let in.') }),
  response: Agency,
  problems: ['agency.merging', 'agency.notAllowed', 'agency.notFound', 'relationship.endsBeforeItBegins'],
})
