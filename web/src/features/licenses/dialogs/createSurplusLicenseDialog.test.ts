import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const fieldsFor = async (session: object): Promise<readonly string[]> => {
  const { draw } = await openBrowser({ session })
  const { i18n } = await import('#web/i18n/i18n.ts')
  i18n.addResourceBundle(baseLocale, 'licenses', ownTexts({ locale: baseLocale, namespace: 'licenses' }))
  const { default: dialog } = await import('./CreateSurplusLicenseDialog.tsx')
  const shown = dialog.show({}, () => undefined)
  if (shown === undefined) throw new Error('no dialog')
  return (await draw(shown as ReactElement)).fields.map(({ label }) => label)
}

it('the agency of a surplus license is chosen in admin mode alone', async () => {
  const [ofStaff, ofAgency] = [
    await fieldsFor({ accountType: 'COWBELL', role: 'Super Admin' }),
    await fieldsFor({ accountType: 'AGENCY', role: 'Agency Admin' }),
  ]
  const isAgency = (label: string) => /Agency/.test(label)
  expect(ofStaff.some(isAgency)).toBe(true)
  expect(ofAgency.some(isAgency)).toBe(false)
  expect(ofAgency.length).toBeGreaterThan(3)
})
