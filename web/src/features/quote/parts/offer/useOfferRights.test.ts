import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'CUSTOMER', role: 'Policy Holder' } })
const { useOfferRights } = await import('./useOfferRights.ts')

const Sign = () => useOfferRights().signPath({ id: 'quo_1', product: 'Prime One' } as never)

it('the insured sign in their own area', async () => {
  expect((await draw(h(Sign), { at: '/customer/quotes/quo_1' })).text).toBe('/customer/quotes/quo_1/sign/Prime%20One')
})
