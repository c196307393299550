import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../public/locales/en-US/common.json' with { type: 'json' }

it('a table without rows says No Data where it has no words of its own', { timeout: 240_000 }, async () => {
  const { draw } = await openBrowser({})
  const { i18n } = await import('#web/i18n/i18n.ts')
  i18n.addResourceBundle('en-US', 'common', texts)
  const { EmptyState } = await import('./EmptyState.tsx')
  expect((await draw(h(EmptyState, {}))).text).toBe('No Data')
  expect((await draw(h(EmptyState, { title: 'No quotes yet' }))).text).toBe('No quotes yet')
})
