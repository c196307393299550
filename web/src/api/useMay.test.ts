import { createElement as h } from 'react'
import { describe, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'
import type { Needed } from './useMay.ts'

const asked = async (needed: Needed, semantics?: 'any' | 'all') => {
  const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Customer Service' } })
  const { useMay } = await import('./useMay.ts')
  const Answer = () => (useMay()(needed, semantics) ? 'yes' : 'no')
  return (await draw(h(Answer))).text
}

describe('what a role may do', () => {
  it('passes with any permission of a list, or with all of them', async () => {
    expect(await asked(['quote:read', 'quote:bind'])).toBe('yes')
    expect(await asked(['quote:read', 'quote:bind'], 'all')).toBe('no')
    expect(await asked(['quote:read', 'policy:read'], 'all')).toBe('yes')
    expect(await asked('quote:bind')).toBe('no')
  })

  it('always passes any and never none', async () => {
    expect(await asked('any')).toBe('yes')
    expect(await asked('none')).toBe('no')
  })
})
