import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../../../public/locales/en-US/account.json' with { type: 'json' }

it('an address that nobody could verify is confirmed by the provider’s people alone; others mend it', {
  timeout: 240_000,
}, async () => {
  const { draw } = await openBrowser({ region: 'uk' })
  const { i18n } = await import('#web/i18n/i18n.ts')
  i18n.addResourceBundle('en-GB', 'account', texts)
  const { UnverifiedAddress } = await import('./UnverifiedAddress.tsx')
  const fields = ['City/Town', 'Postal code']
  const staff = await draw(h(UnverifiedAddress, { fields, onConfirm: () => undefined }))
  expect(staff.text).toMatch(/^Unable to verify address City\/Town, Postal code/)
  expect(staff.buttons).toEqual([{ words: 'Confirm address', enabled: true }])
  const others = await draw(h(UnverifiedAddress, { fields }))
  expect(others.text).toBe('Unable to verify address City/Town, Postal code Please update these fields and try again.')
  expect(others.buttons).toEqual([])
})
