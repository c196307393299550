import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AgencyId, DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { AgentFields } from '../quote/contacts.ts'
import { BrokerChange } from './brokerChange.ts'

export const changeBrokerOfRecord = defineOperation({
  name: 'changeBrokerOfRecord',
  method: 'PUT',
  path: '/api/policy/v1/bor/{policyId}',
  summary:
    'Takes down a broker-of-record letter of the insured: the policy goes to the agency it names once the days to object are over. A newer letter that names the present agency keeps it.',
  access: 'policy:update',
  params: { policyId: PolicyId },
  body: z.strictObject({
    agencyId: AgencyId,
    ...AgentFields.partial().shape,
    signedOn: CalendarDate.describe('When the insured signed the letter; the newest letter counts.'),
    letterId: DocumentId.optional().describe(
      'The letter, uploaded with the policy before. Who has the policy opens it; its next agency does from its day on.',
    ),
    effectiveDate: CalendarDate.optional().describe(
      'From which day the new agency has the policy; by itself, and at the earliest, the day after the days to object.',
    ),
  }),
  response: z.object({
    id: PolicyId,
    agencyId: AgencyId.describe('Who has the policy now.'),
    change: BrokerChange,
  }),
  problems: [
    'account.invalidDetails',
    'agency.agentUnknown',
    'agency.notFound',
    'document.notFound',
    'policy.brokerByStaff',
    'policy.brokerDate',
    'policy.brokerLetterOlder',
    'policy.notAllowed',
    'policy.notFound',
    'policy.nothingChanges',
  ],
})

export const previewBrokerChange = defineOperation({
  name: 'previewBrokerChange',
  method: 'GET',
  path: '/api/policy/v1/bor/{policyId}/preview',
  summary: 'What another broker of record moves: commission alone, of the days that are left; minor units.',
  access: 'policy:update',
  params: { policyId: PolicyId },
  query: z.strictObject({ effectiveDate: CalendarDate.optional() }),
  response: z.object({
    currency: z.enum(currencies),
    effectiveDate: CalendarDate,
    objectUntil: CalendarDate.describe('Until when a newer letter keeps the broker there is.'),
    agencyName: z.string().describe('Who has the policy now.'),
    commissionKept: MinorUnits.describe('What stays with the agency that has it now.'),
    commissionMoved: MinorUnits.describe('What becomes the new agency’s.'),
    toldTo: z.array(z.string()).describe('Who gets an e-mail of it, besides the agent whom the letter names.'),
  }),
  problems: ['policy.brokerDate', 'policy.notAllowed', 'policy.notFound'],
})
