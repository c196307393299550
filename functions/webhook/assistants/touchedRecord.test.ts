import { expect, it } from 'vitest'
import { touchedRecord } from './touchedRecord.ts'

it('whoever approves a call reads which record it is of, and whose', () => {
  const policy = { policyNumber: 'PAL-US-1000031-01', companyName: 'Fitzsimmons Press', status: 'IN FORCE' }
  expect(touchedRecord({ id: 'pol_1', kind: 'policy', body: { ...policy, totalPremium: 100 } })).toEqual({
    id: 'pol_1',
    kind: 'policy',
    name: 'PAL-US-1000031-01, Fitzsimmons Press',
    status: 'IN FORCE',
    total: 100,
  })
  const account = { companyName: 'Fitzsimmons Press', name: 'Alicia Lundgren' }
  expect(touchedRecord({ id: 'acc_1', kind: 'account', body: account }).name).toBe('Fitzsimmons Press')
  expect(touchedRecord({ id: 'team_1', kind: 'team', body: { name: 'Renewals' } }).name).toBe('Renewals')
  expect(touchedRecord({ id: 'team_1', kind: 'team', body: undefined })).toEqual({ id: 'team_1', kind: 'team' })
})
