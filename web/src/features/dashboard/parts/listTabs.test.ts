import { expect, it } from 'vitest'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'
import { dashboardTabs } from '#web/paths.ts'

await openBrowser({ session: { accountType: 'AGENCY', role: 'Principal Producer' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'dashboard', ownTexts({ locale: baseLocale, namespace: 'dashboard' }))

it('an agency’s dashboard has quotes, binders, policies, accounts and submissions', () => {
  const words = dashboardTabs.map((tab) => i18n.t(`dashboard:tabs.${tab}`))
  expect(words).toEqual(['QUOTES', 'BINDERS', 'POLICIES', 'ACCOUNTS', 'SUBMISSIONS'])
})
