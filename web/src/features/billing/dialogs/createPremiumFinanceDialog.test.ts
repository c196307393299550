import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'COWBELL', role: 'Super Admin' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'billing', ownTexts({ locale: baseLocale, namespace: 'billing' }))
const { CreatePremiumFinanceDialog } = await import('./CreatePremiumFinanceDialog.tsx')

it('a financer is added once the installment is known', async () => {
  const policyId = PolicyId.parse('pol_01JD7Q4Z8M3T5V9W2X6Y0ABCDE')
  const { buttons } = await draw(h(CreatePremiumFinanceDialog, { policyId, onClose: () => undefined }), {
    answers: [
      [getPolicy, { params: { policyId }, query: {} }, { id: policyId, accountId: 'acc_1' }],
      [getPayment, { params: { policyId } }, { dueAmount: 500_000 }],
    ],
  })
  expect(buttons.at(-1)?.words).toMatch(/^Add/)
  expect(buttons.at(-1)?.enabled).toBe(false)
})
