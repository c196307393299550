import { expect, it } from 'vitest'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

await openBrowser({ session: { accountType: 'AGENCY', role: 'Principal Producer' } })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'dashboard', ownTexts({ locale: baseLocale, namespace: 'dashboard' }))
const { quoteColumns } = await import('./quoteColumns.tsx')
const { binderColumns, policyColumns } = await import('./coverColumns.tsx')

const shown = (columns: readonly { readonly header: string; readonly hidden?: boolean }[]) =>
  columns.filter(({ hidden }) => !hidden).map(({ header }) => i18n.t(header))

it('quotes are listed by when they begin and changed, client, number and status', () => {
  expect(shown(quoteColumns).slice(0, 5)).toEqual(['Effective', 'Last Updated', 'Client', 'Quote Number', 'Status'])
})

it('binders and policies are listed by when they begin and end, client, number and status', () => {
  expect(shown(binderColumns).slice(0, 5)).toEqual(['Effective', 'Expiration', 'Client', 'Binder Number', 'Status'])
  expect(shown(policyColumns).slice(0, 5)).toEqual(['Effective', 'Expiration', 'Client', 'Policy Number', 'Status'])
})
