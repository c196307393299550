import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'CUSTOMER', role: 'Policy Holder' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'connectors', ownTexts({ locale: baseLocale, namespace: 'connectors' }))
const { UpdatePrivacyConsentDialog } = await import('./UpdatePrivacyConsentDialog.tsx')

it('the privacy addendum says within how many days deleted data has left the backups', async () => {
  const accountId = AccountId.parse('acc_01JD7Q4Z8M3T5V9W2X6Y0ABCDE')
  const { text, buttons } = await draw(
    h(UpdatePrivacyConsentDialog, { accountId, connectorType: 'AWS', onClose: () => undefined }),
  )
  expect(text).toMatch(/purged from backups within 90 days/)
  // Nothing is agreed to before the box is ticked.
  expect(buttons.at(-1)?.enabled).toBe(false)
})

it('who looks after the security of an insured agrees for the insured, and is told that of the insured it is', async () => {
  const accountId = AccountId.parse('acc_01JD7Q4Z8M3T5V9W2X6Y0ABCDE')
  const { text } = await draw(
    h(UpdatePrivacyConsentDialog, { accountId, connectorType: 'AWS', onClose: () => undefined }),
    { at: `/mssp/accounts/${accountId}/connectors` },
  )
  expect(text).toContain('on behalf of the insured')
  expect(text).not.toMatch(/\byour (?:risk|agent|underwriters)/)
})
