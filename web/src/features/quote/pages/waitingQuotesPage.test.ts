import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Principal Producer' } })
const { WaitingQuotesPage } = await import('./WaitingQuotesPage.tsx')

it('the inbox of an agency is the quotes that wait for it', async () => {
  const { leadsTo } = await draw(h(WaitingQuotesPage), { at: '/agency/inbox' })
  expect(leadsTo).toBe('/agency/dashboard?tab=quotes&waiting=me')
})

it('whoever else sells comes home', async () => {
  expect((await draw(h(WaitingQuotesPage), { at: '/carrier/inbox' })).leadsTo).toMatch(/^\/carrier\//)
})
