import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../public/locales/en-US/account.json' with { type: 'json' }

it('Save is pressed once something has changed, Cancel at any time', { timeout: 240_000 }, async () => {
  const { draw } = await openBrowser()
  const { i18n } = await import('#web/i18n/i18n.ts')
  i18n.addResourceBundle('en-US', 'account', texts)
  const { SaveBar } = await import('./SaveBar.tsx')
  const bar = (changed: boolean) => draw(h(SaveBar, { changed, saving: false, onCancel: () => undefined }))
  const cancel = { words: 'Cancel', enabled: true }
  expect((await bar(false)).buttons).toEqual([cancel, { words: 'Save', enabled: false }])
  const changed = await bar(true)
  expect(changed.buttons).toEqual([cancel, { words: 'Save', enabled: true }])
  expect(changed.text).toContain('You have unsaved changes.')
})
