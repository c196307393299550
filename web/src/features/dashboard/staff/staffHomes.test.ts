import { createElement as h } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { rolesOf } from '#shared/domain/identity/roles.ts'
import { mayAs, type Role } from '#shared/permissions.ts'
import { openBrowser } from '#tests/support/screen.ts'

vi.stubGlobal('__VERSION__', 'test')
vi.stubGlobal('BroadcastChannel', undefined)
vi.stubGlobal('location', { hostname: 'us.localhost', origin: 'http://us.localhost' })
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('localStorage', { getItem: () => null })
const { personaRoutes } = await import('#web/personaRoutes.tsx')
const { isStaffRole, staffHomes } = await import('./staffHomes.ts')

const figuresOf = (role: Role) => (isStaffRole(role) ? staffHomes[role].queues.flatMap(({ figures }) => figures) : [])

/** Where what waits for somebody of a role leads to. */
const linksOf = async (role: Role): Promise<string[]> => {
  const { draw } = await openBrowser({ session: { accountType: 'COWBELL', subscriberType: 'COWBELL', role } })
  const { StaffQueues } = await import('./StaffQueues.tsx')
  return (await draw(h(StaffQueues))).links.map(({ to }) => to)
}

describe.each(rolesOf('COWBELL'))('the home of %s', (role) => {
  it('has a queue, and leads to pages that the provider’s area has', () => {
    expect(isStaffRole(role)).toBe(true)
    for (const { to } of figuresOf(role)) {
      const path = to.split('?')[0] ?? ''
      expect(matchRoutes(personaRoutes as RouteObject[], `/admin/${path}`)?.at(-1)?.route.path, to).toBe(path)
    }
  })

  it('counts nothing twice', () => {
    const labels = figuresOf(role).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('is made for what the role may open', () => {
    const claims = { role, accountType: 'COWBELL' } as const
    const open = figuresOf(role).filter(({ permission }) =>
      [permission].flat().some((each) => each !== 'any' && each !== 'none' && mayAs(claims, each)),
    )
    const closed = figuresOf(role).filter((figure) => !open.includes(figure))
    // Administrators share their queues; approving roles is the Super Admin’s alone.
    expect(closed.map(({ label }) => label)).toEqual(role === 'Power User' ? ['dashboard:staff.grants'] : [])
  })
})

it('each role begins with its own work', async () => {
  expect((await linksOf('Super Admin')).slice(0, 2)).toEqual([
    '/admin/refunds?status=DUE',
    '/admin/write-offs?status=PROPOSED',
  ])
  expect(await linksOf('Technician')).toEqual([
    '/admin/jobs?status=FAILED',
    '/admin/dead-letters?status=FAILED',
    '/admin/webhooks?failing=true',
    '/admin/mail',
    '/admin/blacklist?appeal.status=OPEN',
  ])
  expect((await linksOf('TAM'))[0]).toBe('/admin/subjectivities?status=OVERDUE')
  expect(await linksOf('Account Executive')).not.toContain('/admin/refunds?status=DUE')
})
