import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { TermChange } from '#shared/domain/policy/policyTransaction.ts'
import { PolicyRecord } from './policyRecord.ts'

/** The terms of a policy that may be others on another day of its term. */
export const PolicyOfToday = PolicyRecord.pick({
  agencyName: true,
  agentEmail: true,
  agentFirstName: true,
  agentLastName: true,
  agentPhone: true,
  aggLimit: true,
  companyName: true,
  coverages: true,
  customerEmail: true,
  customerFirstName: true,
  customerLastName: true,
  customerPhone: true,
  deductible: true,
  eventExclusions: true,
  firmographicData: true,
  limit: true,
})

/** What of the terms becomes another on a day to come. */
export const ComingChange = z.object({ effectiveDate: CalendarDate, changes: z.array(TermChange) })
