import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { searchClaims } from '#shared/contracts/claims/claims.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { moveDay } from '#web/forms/dayText.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'
import { todayHere } from '#web/i18n/todayHere.ts'

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Principal Producer' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'claims', ownTexts({ locale: baseLocale, namespace: 'claims' }))
const { ClaimsPanel } = await import('./ClaimsPanel.tsx')

const accountId = AccountId.parse('acc_01JH0000000000000000000A01')
const none = { hits: [], totalHits: 0 }

it('counts notices without a number of the last five years, one of which is read, and shows the claims line', async () => {
  const from = moveDay(todayHere(), { months: -60 })
  const { html } = await draw(h(ClaimsPanel, { accountId }), {
    answers: [
      [searchClaims, { query: { accountId, size: 20 } }, none],
      [searchClaims, { query: { accountId, unnumbered: 'true', from, size: 1 } }, { hits: [], totalHits: 3 }],
    ],
  })
  expect(html).toContain('3 notices without a claim number')
  expect(html).toContain('tel:+18005550199')
})
