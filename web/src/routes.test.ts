import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { personas } from '#shared/domain/identity/personas.ts'

vi.stubGlobal('__VERSION__', 'test')
vi.stubGlobal('BroadcastChannel', undefined)
vi.stubGlobal('location', { hostname: 'us.localhost', origin: 'http://us.localhost' })
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('localStorage', { getItem: () => null })
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  createBrowserRouter: (routes: RouteObject[]) => ({ routes }),
}))
const { router } = await import('./routes.tsx')
const { personaRoutes } = await import('./personaRoutes.tsx')

/** The routes of an address, from the outermost frame to the page. */
const routesOf = (routes: readonly RouteObject[], address: string) =>
  (matchRoutes([...routes] as RouteObject[], address) ?? []).map(({ route }) => route)
const leadsTo = (route: RouteObject | undefined): unknown =>
  (route?.element as { props?: { to?: string } } | undefined)?.props?.to

describe('before signing in', () => {
  it('the root leads to the login', () => expect(leadsTo(routesOf(router.routes, '/').at(-1))).toBe('/login'))

  it.each([
    '/login',
    '/login-existing',
    '/logout',
    '/signup-submitted',
    '/forgot-password',
    '/password-expired',
    '/serverdown',
    '/application-signed',
    '/loading',
    '/loading/abc',
    '/validate/wfl_1',
    '/signup-validation/abc',
    '/resend-validation',
    '/confirmUser/abc',
    '/confirmPasswordReset/abc',
    '/confirmMfaReset/abc',
    '/user-invited/abc',
    '/quote/quo_1/request-to-bind/P100',
    '/policy/pol_1/accountant-payment',
  ])('%s is a page that needs no session', (address) => {
    const page = routesOf(router.routes, address).at(-1)
    expect(page?.path).not.toBe('*')
    expect(page?.lazy).toBeDefined()
  })

  it('/unsupported is for browsers that run nothing of this; others come to the login', () => {
    expect(leadsTo(routesOf(router.routes, '/unsupported').at(-1))).toBe('/login')
  })

  it('any other address is a page that says there is none', () => {
    expect(routesOf(router.routes, '/nobody').at(-1)?.path).toBe('*')
  })
})

describe('an inbox', () => {
  const page = (address: string) => routesOf(personaRoutes, address).at(-1)

  it.each(['/admin/inbox', '/agency/inbox'])('is a page: %s', (address) => {
    expect(page(address)?.path).toBe('inbox')
  })
})

it.each(['/admin/manage/tags', '/agency/manage/tags'])('where tags are made is a page: %s', (address) => {
  expect(routesOf(personaRoutes, address).at(-1)?.path).toBe('manage/tags')
})

it('the address of a policy that is to be verified leads to the policy', () => {
  const address = '/agency/policies/pol_1/account/acc_1/P100/verify'
  expect(routesOf(personaRoutes, address).at(-1)?.path).toBe('policies/:policyId/account/:accountId/:product/verify')
})

describe.each(accountTypes)('the area of %s', (accountType) => {
  const { basePath, home } = personas[accountType]
  const page = (address: string) => routesOf(personaRoutes, address).at(-1)

  it('begins where a session in it begins', () =>
    expect(page(basePath)?.element).toMatchObject({ props: { accountType } }))
  it('has a page at its home', () => expect(page(home)?.path).not.toBe('*'))
  it('has the profile', () => expect(page(`${basePath}/profile`)?.path).toBe('profile'))
  it('keeps its frame around an address it does not have', () => expect(page(`${basePath}/nothing`)?.path).toBe('*'))
})

it.each(['AGENCY', 'CARRIER', 'COWBELL', 'DIGITAL'] as const)('who quotes as %s has an inbox', (accountType) => {
  expect(routesOf(personaRoutes, `${personas[accountType].basePath}/inbox`).at(-1)?.path).toBe('inbox')
})
