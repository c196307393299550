import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { listCustomPresets } from '#shared/contracts/rater/presets.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Principal Producer' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'quote', ownTexts({ locale: baseLocale, namespace: 'quote' }))
const { OwnPresets } = await import('./OwnPresets.tsx')

const cyber = String(coverageId('SOCIAL_ENGINEERING'))
const directors = String(coverageId('DIRECTORS_LIABILITY'))
const kept = [{ id: 'preset_1', name: 'Law firms', coverages: { [cyber]: { selected: true } } }]

const offered = async (carried: readonly string[]): Promise<boolean> => {
  const screen = h(OwnPresets, { standing: {}, carried, onPick: () => undefined })
  return (await draw(screen, { answers: [[listCustomPresets, {}, kept]] })).text.includes('Law firms')
}

it('a package of one’s own is offered with the products that carry what it chooses', async () => {
  expect(await offered([cyber])).toBe(true)
  expect(await offered([directors])).toBe(false)
})
