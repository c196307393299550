import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ClaimNotice } from '#shared/contracts/claims/claimNotice.ts'
import { AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import { keptOnDevice } from '#tests/support/keptOnDevice.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { fromNotice } from '../forms/noticeForm.ts'
import { stepOfField } from './stepOfField.ts'

const { kept, storage } = keptOnDevice()
vi.stubGlobal('localStorage', storage)
const { dropNotice, keepNotice, keptNotice, noticesByCode, subscribeToDrafts, waitingNotices, writerByCode } =
  await import('./noticeDraft.ts')
const { missingIn, waitsOn } = await import('./missingIn.ts')

const accountId = AccountId.parse('acc_01JH0000000000000000000A01')
const of = { userId: 'usr_1', accountId }
const draft = {
  at: '2026-06-01T02:14:00.000Z',
  accountId,
  companyName: 'Moreau Bakeries',
  notice: fromNotice(wholeNotice),
  step: 'loss',
  key: 'k-1',
  isWaiting: false,
} as const

beforeEach(() => kept.clear())

describe('a first notice on a device', () => {
  it('is there again as it was left, on its step, for whoever wrote it', () => {
    keepNotice(of, draft)
    expect(keptNotice(of)).toEqual(draft)
    expect(keptNotice({ ...of, userId: 'usr_2' })).toBeUndefined()
    dropNotice(of)
    expect(keptNotice(of)).toBeUndefined()
  })

  it('waits for a connection once it was filed without one', () => {
    keepNotice(of, draft)
    expect(waitingNotices('usr_1')).toEqual([])
    const heard = vi.fn()
    const leave = subscribeToDrafts(heard)
    keepNotice(of, { ...draft, isWaiting: true })
    leave()
    expect(waitingNotices('usr_1')).toMatchObject([{ accountId, key: 'k-1' }])
    expect(waitingNotices('usr_2')).toEqual([])
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is told of to whoever comes back with neither a session nor a code, waiting or only begun', () => {
    const policyId = PolicyId.parse('pol_01JH0000000000000000000A01')
    const opened = { ...draft, policyId, policyNumber: 'PAL-US-1000092-01', isWaiting: true }
    keepNotice(of, draft)
    expect(noticesByCode()).toEqual([])
    keepNotice({ userId: writerByCode(policyId), accountId }, opened)
    expect(noticesByCode()).toEqual([opened])
    keepNotice({ userId: writerByCode(policyId), accountId }, { ...opened, isWaiting: false })
    expect(noticesByCode()).toMatchObject([{ policyNumber: 'PAL-US-1000092-01', isWaiting: false }])
  })

  it('waits on while it is changed, as long as nothing is missing of it', () => {
    const more = { ...draft.notice, lossDescription: 'The backup server too.' }
    expect(waitsOn({ ...draft, isWaiting: true }, more)).toBe(true)
    expect(waitsOn({ ...draft, isWaiting: true }, { ...more, lossDescription: '' })).toBe(false)
    expect([waitsOn(draft, more), waitsOn(undefined, more)]).toEqual([false, false])
  })

  it('says before it is sent what the region does not take, so that it does not wait in vain', () => {
    const fields = (more: object) => missingIn({ ...draft.notice, ...more }).map(({ field }) => field)
    expect(fields({})).toEqual([])
    expect(fields({ zipCode: '787', contactPhone: '12', contactEmail: 'robin' })).toEqual([
      'contactPhone',
      'zipCode',
      'contactEmail',
    ])
  })

  it('is forgotten where a former version kept it otherwise', () => {
    kept.set(`palisade.notice.usr_1.${accountId}`, '{"step":9}')
    expect([keptNotice(of), waitingNotices('usr_1')]).toEqual([undefined, []])
    kept.set(`palisade.notice.usr_1.${accountId}`, 'no JSON')
    expect(keptNotice(of)).toBeUndefined()
  })
})

it('every field of a notice stands on one of its steps', () => {
  const steps = Object.keys(ClaimNotice.shape).map((field) => [field, stepOfField(field)])
  expect(steps.filter(([, step]) => step === undefined)).toEqual([])
  expect(['reporter.name', 'contactPhone', 'zipCode', 'reportNumber', 'accountId'].map(stepOfField)).toEqual([
    'who',
    'who',
    'loss',
    'other',
    undefined,
  ])
})
