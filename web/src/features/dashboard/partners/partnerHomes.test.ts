import { createElement as h } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { personas } from '#shared/domain/identity/personas.ts'
import type { Role } from '#shared/permissions.ts'
import { openBrowser } from '#tests/support/screen.ts'
import type { PartnerType } from './partnerHomes.ts'

vi.stubGlobal('__VERSION__', 'test')
vi.stubGlobal('BroadcastChannel', undefined)
vi.stubGlobal('location', { hostname: 'us.localhost', origin: 'http://us.localhost' })
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('localStorage', { getItem: () => null })
const { personaRoutes } = await import('#web/personaRoutes.tsx')
const { partnerHomes, partnerTypes } = await import('./partnerHomes.ts')
const { ways } = await import('./ways.ts')

/** Where what waits and the ways on lead to, for somebody of a role. */
const linksOf = async (accountType: PartnerType, role: Role): Promise<string[]> => {
  const { draw } = await openBrowser({ session: { accountType, subscriberType: accountType, role } })
  const { WaitingFigures } = await import('#web/records/waiting/WaitingFigures.tsx')
  const homes = await import('./partnerHomes.ts')
  const { Ways } = await import('./Ways.tsx')
  const figures = homes.partnerHomes[accountType].waiting
  const drawn = [await draw(h(WaitingFigures, { figures, label: 'Waiting' })), await draw(h(Ways, { accountType }))]
  return drawn.flatMap(({ links }) => links.map(({ to }) => to))
}

describe.each(partnerTypes)('the home of %s', (accountType) => {
  const { basePath } = personas[accountType]

  it('leads to pages that its area has', () => {
    const pageOf = (path: string) =>
      matchRoutes(personaRoutes as RouteObject[], `${basePath}/${path}`)?.at(-1)?.route.path
    const mine = ways.filter(({ personas: whose }) => whose?.includes(accountType) ?? true)
    for (const path of [...partnerHomes[accountType].waiting.map(({ to }) => to.split('?')[0] ?? ''), 'dashboard'])
      expect(pageOf(path), path).toBe(path)
    for (const { path } of mine) expect(pageOf(path), path).toBe(path)
  })

  it('counts nothing that its own lists do not show', () => {
    const { waiting, tabs } = partnerHomes[accountType]
    for (const { to } of waiting) {
      const tab = new URLSearchParams(to.split('?')[1]).get('tab')
      expect(tab === null || tabs.some((each) => each === tab), to).toBe(true)
    }
  })
})

it('those who read totals have no list of clients', () => {
  for (const accountType of ['CLUSTER', 'RE_INSURER'] as const) {
    expect(partnerHomes[accountType].tabs).toEqual([])
    expect(partnerHomes[accountType].waiting.at(-1)).toMatchObject({ to: 'access-reviews' })
  }
})

it('a home shows what its role may open', async () => {
  const adjuster = await linksOf('CARRIER', 'Carrier Claims Adjuster')
  expect(adjuster).toEqual(
    expect.arrayContaining(['/carrier/claims', '/carrier/claims?view=due', '/carrier/organization']),
  )
  expect(adjuster).not.toContain('/carrier/users')
  const administrator = await linksOf('CARRIER', 'Carrier Admin')
  expect(administrator).toEqual(
    expect.arrayContaining(['/carrier/dashboard?tab=quotes&status=Referred', '/carrier/users']),
  )
  expect(administrator).not.toContain('/carrier/claims?view=due')
  expect(await linksOf('PREMIUM_PROCESSOR', 'Premium Processor Clerk')).toContain(
    '/premiumprocessor/refunds?status=DUE',
  )
})
