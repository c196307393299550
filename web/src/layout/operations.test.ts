import { createElement as h } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

const environment = { region: 'us', locale: 'en-US', flags: {}, supportContact: {} }
const incidentBanner = { text: 'E-mails are late this morning.', link: 'https://status.palisade.example/42' }
const maintenanceBanner = { from: '2026-11-22T02:00:00Z', to: '2026-11-22T03:00:00Z' }

/** The platform as it answers by address. */
const serve = (answers: Record<string, unknown>) =>
  vi.stubGlobal('fetch', async (address: string) =>
    address in answers ? Response.json(answers[address]) : new Response('', { status: 503 }),
  )

const banners = async (published: object, now: string, hidden: readonly string[] = []) => {
  const { draw, tab } = await openBrowser()
  tab.set('palisade.hiddenBanners', JSON.stringify(hidden))
  serve({ '/env': { ...environment, ...published } })
  const { loadEnvironment } = await import('../api/environment.ts')
  await loadEnvironment()
  const { OperationsBanners } = await import('./OperationsBanners.tsx')
  return draw(h(OperationsBanners, { now: Date.parse(now) }))
}

describe('over every page of who is signed in', () => {
  it('stands an incident, with where to read more', async () => {
    const { text, links } = await banners({ incidentBanner }, '2026-11-20T12:00:00Z')
    expect(text).toContain('E-mails are late this morning.')
    expect(links).toEqual([{ words: 'Read more', to: incidentBanner.link }])
  })

  it('stands maintenance to come, until it is over', async () => {
    const { text } = await banners({ maintenanceBanner }, '2026-11-22T02:59:00Z')
    expect(text).toMatch(/^Scheduled maintenance from Nov 2\d, 2026, .* to Nov 2\d, 2026, .*\. Save your work/)
    expect((await banners({ maintenanceBanner }, '2026-11-22T03:00:00Z')).text).toBe('')
  })

  it('stands nothing when there is nothing, nor what was put away', async () => {
    expect((await banners({}, '2026-11-20T12:00:00Z')).text).toBe('')
    const put = [incidentBanner.text]
    expect((await banners({ incidentBanner }, '2026-11-20T12:00:00Z', put)).text).toBe('')
    const other = { incidentBanner: { text: 'Payments are late.' } }
    expect((await banners(other, '2026-11-20T12:00:00Z', put)).text).toContain('Payments are late.')
  })
})

describe('flags', () => {
  const flagsAt = async (hostname: string, config: unknown) => {
    await openBrowser({ flags: { ssoLogin: false } })
    vi.stubGlobal('location', { hostname, origin: `https://${hostname}`, pathname: '/', search: '' })
    serve({ '/env': { ...environment, flags: { ssoLogin: true, claimsDiary: false } }, '/config': config })
    const { loadEnvironment, useFlags } = await import('../api/environment.ts')
    await loadEnvironment()
    return useFlags()
  }

  it('are the environment’s, and where that says nothing the region’s', async () => {
    const isOn = await flagsAt('us.palisade.example', { prod: true, envName: 'production' })
    expect([isOn('ssoLogin'), isOn('claimsDiary'), isOn('pools')]).toEqual([true, false, true])
  })

  it('are a browser’s own outside production alone', async () => {
    expect((await flagsAt('us.staging.example', { prod: false, envName: 'staging' }))('ssoLogin')).toBe(false)
    expect((await flagsAt('us.localhost', undefined))('ssoLogin')).toBe(false)
    expect((await flagsAt('us.palisade.example', { prod: true, envName: 'production' }))('ssoLogin')).toBe(true)
    expect((await flagsAt('us.palisade.example', undefined))('ssoLogin')).toBe(true)
  })

  it('stay when the platform does not answer for a while', async () => {
    const isOn = await flagsAt('us.palisade.example', { prod: true })
    serve({})
    await (await import('../api/environment.ts')).loadEnvironment()
    expect(isOn('claimsDiary')).toBe(false)
  })
})

it('says plainly as whom one works and for whom', async () => {
  const session = { accountType: 'AGENCY', subscriberType: 'COWBELL', role: 'Agency Admin', name: 'Nora Bennett' }
  const { draw, tab } = await openBrowser({ session })
  tab.set('palisade.jumped', 'What the address said')
  const { claimsOf } = await import('../api/claims.ts')
  const { readSession } = await import('../api/session.ts')
  const { getCurrentUser } = await import('#shared/contracts/auth/me.ts')
  const { GhostingBand } = await import('./GhostingBand.tsx')
  const claims = claimsOf(readSession()?.accessToken ?? '')
  if (!claims) throw new Error('No session')
  const user = { account: { name: 'Harbour & Pine Insurance' } }
  const band = await draw(h(GhostingBand, { claims }), { answers: [[getCurrentUser, {}, user]] })
  expect(band.text).toContain('You are working as Agency Admin for Harbour & Pine Insurance.')
  const own = await draw(h(GhostingBand, { claims: { ...claims, subscriberType: 'AGENCY' } }))
  expect(own.text).toBe('')
})
