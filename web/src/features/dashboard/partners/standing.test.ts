import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { getPersonaStanding } from '#shared/contracts/account/personaStanding.ts'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'POOL', role: 'Pool Viewer' } })
const { Standing } = await import('./Standing.tsx')

const told = { currency: 'USD', asOf: '2026-11-28T14:05:00.000Z', isPart: false, agencies: [] }
const nothing = { policies: 0, premium: 0 }

it('a month whose figure is withheld keeps its place between the others, with a dash', async () => {
  const months = [
    { month: '2026-07', ...nothing },
    { month: '2026-08', policies: 6, premium: 900_000 },
    { month: '2026-09' },
    { month: '2026-10' },
    { month: '2026-11', policies: 5, premium: 1_357_600 },
  ]
  const answer = { ...told, policies: 13, premium: 7_457_400, months }
  const { text } = await draw(h(Standing, { agencies: false }), { answers: [[getPersonaStanding, {}, answer]] })
  expect(text).toMatch(/Jul \$9K Aug – Sep – Oct \$13.58K Nov/)
  expect(text).toContain('partners.withheld')
})
