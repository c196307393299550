import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser({
  session: { accountType: 'AGENCY', role: 'Principal Producer' },
  flags: { submissionsView: true },
})
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'dashboard', ownTexts({ locale: baseLocale, namespace: 'dashboard' }))
const { ListTabs } = await import('./ListTabs.tsx')

it('an agency’s dashboard has quotes, binders, policies, accounts and submissions', async () => {
  const { html } = await draw(h(ListTabs), { at: '/agency/dashboard', route: '/agency/dashboard' })
  const tabs = [...html.matchAll(/<button[^>]*role="tab"[^>]*>([^<]+)/g)].map(([, words]) => words)
  expect(tabs).toEqual(['QUOTES', 'BINDERS', 'POLICIES', 'ACCOUNTS', 'SUBMISSIONS'])
})
