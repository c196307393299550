import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'COWBELL', role: 'Head of Claims' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'claims', ownTexts({ locale: baseLocale, namespace: 'claims' }))
const { ReserveChanges, ReserveHistory } = await import('./ReserveHistory.tsx')

const set = { by: 'usr_1', kind: 'EXPENSE', coverageId: coverageId('EXTORTION') } as const
const reserves = [
  { ...set, name: 'Fiona Drummond', at: '2026-07-01T12:00:00.000Z', amount: 8_000_000, reason: 'Forensics.' },
  { ...set, name: 'Ewan Reid', at: '2026-07-03T12:00:00.000Z', amount: 5_000_000, reason: 'Backups were whole.' },
] as const

it('whoever reads a claim sees who set a reserve to what, when and why, the last first', async () => {
  const { html } = await draw(h(ReserveChanges, { reserves: [...reserves] }))
  const said = html.replace(/<style\b[\s\S]*?<\/style>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(said).toContain('Expense · Extortion and Ransom to $50,000.00')
  expect(said).toContain('Ewan Reid, Jul 3, 2026: Backups were whole.')
  expect(said.indexOf('Backups were whole.')).toBeLessThan(said.indexOf('Forensics.'))
})

it('what never was reserved has no history', async () => {
  expect((await draw(h(ReserveHistory, { reserves: [] }))).html).not.toContain('button')
  expect((await draw(h(ReserveHistory, { reserves: [...reserves] }))).html).toContain('2 changes so far')
})
