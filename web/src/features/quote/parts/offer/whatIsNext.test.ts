import { expect, it } from 'vitest'
import type { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { isAwaited, maySign, whatIsNext } from './whatIsNext.ts'

const attested = { outdated: false } as NonNullable<Parameters<typeof whatIsNext>[0]['attested']>

it('once the application is confirmed the quote is bound, then issued, then a policy', () => {
  expect(whatIsNext({ agencyStatus: 'REQUESTED', attested })).toBe('bind')
  expect(whatIsNext({ agencyStatus: 'BOUND', attested })).toBe('issue')
  expect(whatIsNext({ agencyStatus: 'ISSUED', attested })).toBe('policy')
})

it('nothing comes next of what nobody confirmed, or confirmed before it changed', () => {
  expect(whatIsNext({ agencyStatus: 'BOUND', attested: undefined })).toBeUndefined()
  expect(whatIsNext({ agencyStatus: 'BOUND', attested: { ...attested, outdated: true } })).toBeUndefined()
  expect(whatIsNext({ agencyStatus: 'READY', attested })).toBeUndefined()
})

it('the insured is told of what they still have to bring, and of nobody else’s', () => {
  const asked: Subjectivity = { id: 'sub_1', text: 'A plan', stage: 'PRE_BIND', owner: 'INSURED', status: 'OPEN' }
  const awaited = (more: Partial<Subjectivity>) =>
    isAwaited({ agencyStatus: 'REQUESTED', subjectivities: [{ ...asked, ...more }] })
  expect(awaited({})).toBe(true)
  expect(awaited({ owner: 'AGENCY' })).toBe(false)
  expect(awaited({ status: 'RECEIVED' })).toBe(false)
  expect(awaited({ stage: 'POST_BIND' })).toBe(false)
})

it('what is confirmed may be signed too, once', () => {
  expect(maySign({ agencyStatus: 'BOUND', applicationStatus: 'COMPLETE' })).toBe(true)
  expect(maySign({ agencyStatus: 'BOUND', applicationStatus: 'SIGNED' })).toBe(false)
  expect(maySign({ agencyStatus: 'ISSUED', applicationStatus: 'COMPLETE' })).toBe(false)
})
