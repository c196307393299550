import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { keptOnDevice } from '#tests/support/keptOnDevice.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { noAnswer, Problem } from '#web/api/problem.ts'
import { fromNotice } from '../forms/noticeForm.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/api/call.ts', () => ({ call }))
const { kept, storage } = keptOnDevice()
vi.stubGlobal('localStorage', storage)
const { keepNotice, keptNotice, refusedNotices } = await import('./noticeDraft.ts')
const { sendNotice } = await import('./sendNotice.ts')

const accountId = AccountId.parse('acc_01JH0000000000000000000A01')
const of = { userId: 'usr_1', accountId }
const draft = {
  at: '2026-06-01T02:14:00.000Z',
  accountId,
  companyName: 'Moreau Bakeries',
  notice: fromNotice(wholeNotice),
  step: 'other',
  key: 'k-1',
  isWaiting: false,
} as const

beforeEach(() => {
  kept.clear()
  call.mockReset()
  keepNotice(of, draft)
})

describe('a first notice that is filed', () => {
  it('is gone from the device', async () => {
    call.mockResolvedValueOnce({ id: 'clm_1', claimNumber: 'CLM-US-7' })
    expect(await sendNotice('usr_1', draft)).toMatchObject({ claimNumber: 'CLM-US-7' })
    expect(call.mock.calls[0]?.slice(1)).toEqual([
      { body: { ...wholeNotice, accountId, isFiled: true, noticeKey: 'k-1' } },
    ])
    expect(keptNotice(of)).toBeUndefined()
  })

  it.each([noAnswer, 503])('waits while there is no answer but %i, and goes out again as the same', async (status) => {
    call.mockRejectedValueOnce(new Problem({ status }))
    expect(await sendNotice('usr_1', draft)).toBeUndefined()
    expect(keptNotice(of)).toMatchObject({ isWaiting: true, key: 'k-1' })
  })

  it('is refused in words, waits no longer, and is the same claim when it is sent again', async () => {
    const errors = [{ path: 'zipCode', detail: 'Zip code must be 5 digits' }]
    call.mockRejectedValueOnce(new Problem({ status: 422, code: 'claim.incomplete', errors }))
    await expect(sendNotice('usr_1', { ...draft, isWaiting: true })).rejects.toMatchObject({ code: 'claim.incomplete' })
    const refused = [{ field: 'zipCode', detail: 'Zip code must be 5 digits' }]
    expect(keptNotice(of)).toMatchObject({ isWaiting: false, key: 'k-1', refused })
    expect(refusedNotices('usr_1')).toHaveLength(1)
    call.mockRejectedValueOnce(new Problem({ status: noAnswer }))
    await sendNotice('usr_1', draft)
    expect([keptNotice(of)?.refused, refusedNotices('usr_1')]).toEqual([undefined, []])
  })

  it.each([401, 429])('waits where nobody has looked at it: %i', async (status) => {
    call.mockRejectedValueOnce(new Problem({ status }))
    expect(await sendNotice('usr_1', draft)).toBeUndefined()
    expect(keptNotice(of)).toMatchObject({ isWaiting: true, key: 'k-1' })
  })

  const more = { ...draft.notice, lossDescription: 'The backup server is encrypted too.' }

  it('has what was added while it was on its way go after it, under the same key', async () => {
    call.mockImplementationOnce(async () => {
      keepNotice(of, { ...draft, notice: more })
      return { id: 'clm_1', claimNumber: 'CLM-US-7' }
    })
    call.mockResolvedValueOnce({ id: 'clm_1', claimNumber: 'CLM-US-7' })
    expect(await sendNotice('usr_1', draft)).toMatchObject({ claimNumber: 'CLM-US-7' })
    expect(call.mock.calls[1]?.[1]).toMatchObject({
      body: { lossDescription: more.lossDescription, noticeKey: 'k-1' },
    })
    expect(keptNotice(of)).toBeUndefined()
  })

  it('keeps what was added while no answer came', async () => {
    call.mockImplementationOnce(async () => {
      keepNotice(of, { ...draft, notice: more })
      throw new Problem({ status: noAnswer })
    })
    expect(await sendNotice('usr_1', draft)).toBeUndefined()
    expect(keptNotice(of)).toMatchObject({ isWaiting: true, key: 'k-1', notice: more })
  })

  it('keeps what is half written when it was filed, until that is whole', async () => {
    const half = { ...draft.notice, lossDescription: '' }
    call.mockImplementationOnce(async () => {
      keepNotice(of, { ...draft, notice: half })
      return { id: 'clm_1', claimNumber: 'CLM-US-7' }
    })
    expect(await sendNotice('usr_1', draft)).toMatchObject({ claimNumber: 'CLM-US-7' })
    expect(keptNotice(of)).toMatchObject({ isWaiting: false, key: 'k-1', notice: half })
  })

  it('leaves another notice alone that was begun meanwhile', async () => {
    call.mockImplementationOnce(async () => {
      keepNotice(of, { ...draft, key: 'k-2' })
      throw new Problem({ status: noAnswer })
    })
    expect(await sendNotice('usr_1', draft)).toBeUndefined()
    expect(keptNotice(of)).toMatchObject({ isWaiting: false, key: 'k-2' })
  })
})
