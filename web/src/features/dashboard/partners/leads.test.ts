import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { getPersonaExposure, getPersonaStanding } from '#shared/contracts/account/personaStanding.ts'
import { getAccumulation } from '#shared/contracts/risk/accumulation.ts'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'CARRIER', role: 'Carrier Admin' } })
const { Accumulation } = await import('./Accumulation.tsx')
const { Exposure } = await import('./Exposure.tsx')
const { Standing } = await import('./Standing.tsx')

const told = { currency: 'USD', asOf: '2026-11-29T10:00:00.000Z', isPart: false }

it('the months of a carrier lead to the policies bound in them, but for what is withheld', async () => {
  const months = [
    { month: '2026-10', policies: 6, premium: 900_000 },
    { month: '2026-11', policies: 5, premium: 1_357_600 },
  ]
  const answer = { ...told, policies: 11, premium: 2_257_600, months, agencies: [] }
  const { links } = await draw(h(Standing, { agencies: false }), { answers: [[getPersonaStanding, {}, answer]] })
  const bound = links.map(({ to }) => to).filter((to) => to.includes('bound='))
  expect(bound).toEqual([
    '/carrier/dashboard?tab=policies&bound=2026-10',
    '/carrier/dashboard?tab=policies&bound=2026-11',
  ])
})

it('the lines of its exposure lead to the policies of their year', async () => {
  const line = { key: '2026', policies: 12, premium: 1_200_000, limit: 6_000_000, claims: 2, incurred: 300_000 }
  const answer = { ...told, years: [line, { key: '2025' }], limits: [], territories: [] }
  const { links } = await draw(h(Exposure, { of: 'money' }), { answers: [[getPersonaExposure, {}, answer]] })
  const all = links.map(({ to }) => to)
  const [claims, led] = [true, false].map((is) => all.filter((to) => to.includes('/claims') === is))
  expect(claims).toEqual(Array(2).fill('/carrier/claims?view=all&began=2026'))
  expect(led).toHaveLength(3)
  for (const to of led ?? []) expect(to).toMatch(/^\/carrier\/dashboard\?tab=policies&status=.*RENEWED.*&began=2026$/)
})

it('what depends on a vendor leads to its policies, but for what is withheld', async () => {
  const cloud = [
    { vendor: 'aws', policies: 7, limit: 12_000_000 },
    { vendor: 'azure' },
    { vendor: 'unknown', policies: 2, limit: 9 },
  ]
  const answer = { ...told, cloud, mail: [], security: [] }
  const { links } = await draw(h(Accumulation), { answers: [[getAccumulation, {}, answer]] })
  const [aws, unknown] = ['aws', 'unknown'].map((vendor) => `/carrier/dashboard?tab=policies&vendor=cloud%3A${vendor}`)
  expect(links.map(({ to }) => to)).toEqual([aws, aws, unknown, unknown])
})
