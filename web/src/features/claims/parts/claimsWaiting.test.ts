import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

it('a vendor begins at its claims, with what waits above them', async () => {
  const session = { accountType: 'VENDOR', subscriberType: 'VENDOR', role: 'Vendor Responder' } as const
  const { draw } = await openBrowser({ session })
  const { WaitingFigures } = await import('#web/records/waiting/WaitingFigures.tsx')
  const { vendorWaiting } = await import('./claimsWaiting.ts')
  const { links } = await draw(h(WaitingFigures, { figures: vendorWaiting, label: 'Waiting' }))
  expect(links.map(({ to }) => to)).toEqual([
    '/vendor/claims?view=answer',
    '/vendor/claims',
    '/vendor/claims?view=due',
    '/vendor/vendor-invoices?status=APPROVED',
    '/vendor/claims?view=CLOSED',
  ])
})

it('the desk begins with the claims that nobody has, its own, what is due and what is asked for', async () => {
  const session = { accountType: 'COWBELL', subscriberType: 'COWBELL', role: 'Head of Claims' } as const
  const { draw } = await openBrowser({ session })
  const { WaitingFigures } = await import('#web/records/waiting/WaitingFigures.tsx')
  const { deskWaiting } = await import('./claimsWaiting.ts')
  const { links } = await draw(h(WaitingFigures, { figures: deskWaiting, label: 'Waiting' }))
  expect(links.map(({ to }) => to)).toEqual([
    '/admin/claims?view=nobody',
    '/admin/claims?view=mine',
    '/admin/claims?view=due',
    '/admin/vendor-invoices?status=SUBMITTED',
    '/admin/claims?view=approvals',
  ])
})

it('a carrier’s desk begins with the claims that cost so much that it has itself told of them', async () => {
  const session = { accountType: 'CARRIER', subscriberType: 'CARRIER', role: 'Carrier Claims Adjuster' } as const
  const { draw } = await openBrowser({ session })
  const { WaitingFigures } = await import('#web/records/waiting/WaitingFigures.tsx')
  const { carrierWaiting } = await import('./claimsWaiting.ts')
  const { links } = await draw(h(WaitingFigures, { figures: carrierWaiting, label: 'Waiting' }))
  expect(links[0]?.to).toBe('/carrier/claims?view=noticed')
})
