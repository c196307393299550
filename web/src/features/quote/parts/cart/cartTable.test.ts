import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import type { CartQuote } from '#shared/contracts/quote/quote.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Principal Producer' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'quote', ownTexts({ locale: baseLocale, namespace: 'quote' }))
const { CartTable } = await import('./CartTable.tsx')

const quote = {
  id: 'quo_1',
  quoteNumber: 'Q-US-1000042',
  presetName: 'Popular',
  effectiveDate: '2026-12-04',
  referralReasons: [],
  calculatorGeneratedData: {
    aggregateLimit: 1_000_000,
    deductible: 25_000,
    totalPremium: 410_000,
    effectiveDate: '2026-12-04',
    referToUnderwriter: false,
    coverages: {},
  },
} as unknown as CartQuote

it('the list of quotes says number, selection, limit, deductible, referral, price and start', async () => {
  const { html } = await draw(
    h(CartTable, { quotes: [quote], ticked: new Set<string>(), onTick: () => undefined, onRemove: () => undefined }),
  )
  const head = [...html.matchAll(/<th\b[^>]*>(.*?)<\/th>/g)].map(([, words = '']) => words.replace(/<[^>]+>/g, ''))
  expect(head.slice(1)).toEqual([
    'Quote Number',
    'Coverage Selection',
    'Aggregate Limit',
    'Deductible Amount',
    'Underwriter Referral',
    'Indicated Pricing',
    'Coverage Start Date',
    'Delete Quote',
  ])
})
