import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { searchClaims } from '#shared/contracts/claims/claims.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openClaimStatuses } from '#shared/records/claim/claimStatus.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'CUSTOMER', role: 'Policy Holder' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'dashboard', ownTexts({ locale: baseLocale, namespace: 'dashboard' }))
const { ClaimsCard } = await import('./ClaimsCard.tsx')

const drawn = (claims: readonly object[]) =>
  draw(h(ClaimsCard), {
    answers: [
      [
        searchClaims,
        { query: { status: [...openClaimStatuses], size: 20 } },
        { hits: claims, totalHits: claims.length },
      ],
    ],
  })

it('a claim that was filed is on the insured’s home, with the way to what happens when', async () => {
  const { text, links } = await drawn([
    {
      id: 'clm_1',
      claimNumber: 'CLM-US-1000009',
      status: 'FILED',
      filedOn: '2026-11-30',
      created: '2026-11-29T09:00:00Z',
    },
  ])
  expect(text).toContain('Claim CLM-US-1000009')
  expect(text).toContain('Filed on Nov 30, 2026')
  expect(links).toContainEqual({ words: 'What happens when', to: '/customer/claims/clm_1' })
})

it('an insured without one is told nothing of claims', async () => {
  expect((await drawn([])).text).not.toContain('claim')
})
