import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

const readerIs = async (at: string, brokerEditQuote: boolean) => {
  const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Agent' }, flags: { brokerEditQuote } })
  const { useWithoutEditing } = await import('./useWithoutEditing.ts')
  const Reader = () => (useWithoutEditing() ? 'without' : 'with')
  return (await draw(h(Reader), { at })).text
}

it('brokers edit quotes where the flag says so, staff everywhere', async () => {
  expect(await readerIs('/agency/quotes/quo_1', true)).toBe('with')
  expect(await readerIs('/agency/quotes/quo_1', false)).toBe('without')
  expect(await readerIs('/admin/quotes/quo_1', false)).toBe('with')
})
