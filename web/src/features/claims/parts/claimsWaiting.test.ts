import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

it('a vendor begins at its claims, with what waits above them', async () => {
  const session = { accountType: 'VENDOR', subscriberType: 'VENDOR', role: 'Vendor Responder' } as const
  const { draw } = await openBrowser({ session })
  const { WaitingFigures } = await import('#web/records/waiting/WaitingFigures.tsx')
  const { vendorWaiting } = await import('./vendorWaiting.ts')
  const { links } = await draw(h(WaitingFigures, { figures: vendorWaiting, label: 'Waiting' }))
  expect(links.map(({ to }) => to)).toEqual([
    '/vendor/claims',
    '/vendor/claims?view=due',
    '/vendor/vendor-invoices?status=APPROVED',
    '/vendor/claims?view=CLOSED',
  ])
})
