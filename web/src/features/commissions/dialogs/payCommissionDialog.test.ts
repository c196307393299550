import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { getCommissionAccount } from '#shared/contracts/commissions/account.ts'
import { getCommissionToken } from '#shared/contracts/commissions/payments.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { type Answered, openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'COWBELL', role: 'Super Admin' } })
const { PayCommissionDialog } = await import('./PayCommissionDialog.tsx')

const agencyId = AgencyId.parse('agy_01JD7Q4Z8M3T5V9W2X6Y0ABCDE')
const params = { agencyId }
const account = { agencyId, agencyName: 'Bluebonnet Brokers', currency: 'USD', due: 120_000 }
const opened = async (...more: readonly Answered[]) => {
  const { buttons } = await draw(h(PayCommissionDialog, { agencyId, onClose: () => undefined }), {
    answers: [[getCommissionAccount, { params }, account], ...more],
  })
  return buttons.find(({ words }) => words === 'pay.submit')?.enabled
}

it('a payment of commission waits for its token', async () => {
  expect(await opened()).toBe(false)
  expect(await opened([getCommissionToken, { params }, { data: { token: 'cpt_1' } }])).toBe(true)
})
