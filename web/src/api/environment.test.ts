import { createElement as h } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

const flagged = async ({
  deployed,
  own = {},
  host = 'us.localhost',
}: {
  deployed?: object
  own?: object
  host?: string
}) => {
  const { draw, local } = await openBrowser()
  local.set('palisade.flags', JSON.stringify(own))
  vi.stubGlobal('location', { hostname: host, origin: `https://${host}` })
  vi.stubGlobal('fetch', async () =>
    deployed ? Response.json({ flags: deployed }) : new Response('', { status: 503 }),
  )
  const { loadEnvironment, useFlag } = await import('./environment.ts')
  await loadEnvironment()
  const Flag = () => (useFlag('claimsDiary') ? 'on' : 'off')
  return (await draw(h(Flag))).text
}

describe('a feature flag', () => {
  it('is what the deployment says, and the region’s default without its word', async () => {
    expect(await flagged({ deployed: { claimsDiary: false } })).toBe('off')
    expect(await flagged({})).toBe('on')
  })

  it('is what the browser says outside production', async () => {
    expect(await flagged({ deployed: { claimsDiary: false }, own: { claimsDiary: true } })).toBe('on')
  })

  it('is nothing that a browser decides in production', async () => {
    const host = 'us.palisade.example'
    expect(await flagged({ deployed: { claimsDiary: false }, own: { claimsDiary: true }, host })).toBe('off')
  })
})
