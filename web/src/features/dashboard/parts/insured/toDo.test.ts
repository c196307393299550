import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { searchClaims } from '#shared/contracts/claims/claims.ts'
import { listConnectors } from '#shared/contracts/connector/connectors.ts'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'CUSTOMER', role: 'Policy Holder' } })
const { i18n } = await import('#web/i18n/i18n.ts')
for (const namespace of ['connectors', 'dashboard'] as const)
  i18n.addResourceBundle(baseLocale, namespace, ownTexts({ locale: baseLocale, namespace }))
const { ToDo } = await import('./ToDo.tsx')

const nothing = { hits: [], totalHits: 0 }
const drawn = (claims: readonly object[], connectors: readonly object[] = []) =>
  draw(h(ToDo), {
    answers: [
      [searchQuotes, { query: { status: ['READY'], size: 20 } }, nothing],
      [searchBinders, { query: { status: ['BOUND'], size: 20 } }, nothing],
      [searchPolicies, { query: { size: 50 } }, nothing],
      [listConnectors, {}, connectors],
      [searchClaims, { query: { status: ['UN_FILED'], size: 20 } }, { hits: claims, totalHits: claims.length }],
    ],
  })

it('a claim that was begun and not filed is the first thing to do, with the way to file it', async () => {
  const { text, links } = await drawn([{ id: 'clm_1', created: '2026-11-30T09:00:00.000Z' }])
  expect(text).toContain('A claim is not filed yet')
  expect(text).not.toContain('Nothing needs your attention')
  expect(links).toContainEqual({ words: 'Finish and file it', to: '/customer/claims/clm_1' })
})

it('an insured without one has nothing to do', async () => {
  expect((await drawn([])).text).toContain('Nothing needs your attention.')
})

it('what a connected system sees in place no more is to do, with since when and what mending it is worth', async () => {
  const drifts = [{ control: 'mfaAdministrators', since: '2026-11-24T09:00:00.000Z', riskEffect: 3 }]
  const { text, links } = await drawn([], [{ connectorType: 'MICROSOFT', name: 'Microsoft 365', drifts }])
  expect(text).toContain('Microsoft 365 no longer sees something in place')
  expect(text).toMatch(/Multi-factor authentication for all administrators: in place before, and not since .*2026/)
  expect(text).toContain('the risk score rises by 3')
  expect(links).toContainEqual({ words: 'See what to do', to: '/customer/connectors' })
  expect((await drawn([], [{ connectorType: 'AWS', name: 'AWS' }])).text).toContain('Nothing needs your attention.')
})
