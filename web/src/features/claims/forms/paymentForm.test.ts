import { expect, it } from 'vitest'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { paymentForm, paymentOf } from './paymentForm.ts'

const [liability, interruption] = [coverageId('LIABILITY'), coverageId('BUSINESS_INCOME')]
const waits = (id: number) => id === interruption
const form = paymentForm(((key: string) => key) as never, waits)
const said = { kind: 'INDEMNITY', amount: 10_000, payee: 'Bytewell', memo: 'Restoration', isRansom: false } as const
const outage = { from: '2026-11-20T09:30', until: '2026-11-20T18:00' }
const problems = (values: unknown) => form.safeParse(values).error?.issues.map(({ path }) => path.join('.'))

it('a coverage that waits is asked for its outage, which ends after it began', () => {
  const loss = { ...said, coverageId: interruption }
  expect(problems(loss)).toEqual(['outage.from', 'outage.until'])
  expect(problems({ ...loss, outage: { from: outage.from, until: '' } })).toEqual(['outage.until'])
  expect(problems({ ...loss, outage: { from: outage.until, until: outage.from } })).toEqual(['outage.until'])
  expect(paymentOf(form.parse({ ...loss, outage }), waits)).toEqual({ ...loss, outage })
})

it('a coverage that does not wait is asked for none, and none is sent that was typed for another one before', () => {
  const loss = { ...said, coverageId: liability }
  expect(problems(loss)).toBeUndefined()
  expect(paymentOf(form.parse({ ...loss, outage }), waits)).toEqual(loss)
})
