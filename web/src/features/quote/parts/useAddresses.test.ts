import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Principal Producer' } })
const { useAddresses } = await import('./useAddresses.ts')

const Ways = () => {
  const { inbox, requestQuote } = useAddresses()
  return `${requestQuote('P250', 'acc_1')} ${inbox}`
}

it('from a quote that has ended a new one is asked for, or one goes back to the inbox', async () => {
  const { text } = await draw(h(Ways), { at: '/agency/quotes/quo_1' })
  expect(text).toBe('/agency/requestQuote/P250/acc_1 /agency/inbox')
})
