import { expect, it } from 'vitest'
import type { Form } from '#shared/contracts/docs/forms.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { proposedFacts } from './proposedFacts.ts'

const form = {
  name: 'Harbor works clause',
  formNumber: 'PAL-MS-1',
  formTypeId: 'endorsement',
  formType: 'Endorsement',
  edition: '11 26',
  status: 'DRAFT',
  filings: [],
  productTypes: [],
  sectors: [],
  effectiveFrom: CalendarDate.parse('2026-11-01'),
  hasWording: true,
} satisfies Partial<Form>
const words = { statusName: (status: string) => status, paperName: (paper: string) => paper, any: '–' }

it('tells what a form would be, and of each fact that changes what it is until then', () => {
  const facts = proposedFacts(form, { ...form, status: 'ACTIVE', state: 'OR', edition: '12 26' }, words)
  expect(facts.filter(({ was }) => was !== undefined)).toEqual([
    { field: 'status', value: 'ACTIVE', was: 'DRAFT' },
    { field: 'edition', value: '12 26', was: '11 26' },
    { field: 'state', value: 'OR', was: '–' },
  ])
  expect(facts.map(({ field }) => field)).not.toContain('coverage')
  expect(facts.map(({ field }) => field)).toContain('name')
})
