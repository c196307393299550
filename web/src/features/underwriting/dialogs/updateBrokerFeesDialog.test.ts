import { expect, it } from 'vitest'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'COWBELL', role: 'Underwriter' } })
const { i18n } = await import('#web/i18n/i18n.ts')
for (const namespace of ['underwriting', 'quote'])
  i18n.addResourceBundle(baseLocale, namespace, ownTexts({ locale: baseLocale, namespace }))
const { default: dialog } = await import('./UpdateBrokerFeesDialog.tsx')

it('broker fees are saved once they have changed', async () => {
  const quoteId = 'quo_01JD7Q4Z8M3T5V9W2X6Y0ABCDE'
  const shown = dialog.show({ quoteId }, () => undefined)
  if (shown === undefined) throw new Error('no dialog')
  const quote = { id: quoteId, quoteNumber: 'Q-US-1000042', product: 'P100', brokerFee: 0, additionalBrokerFee: 0 }
  const { buttons } = await draw(shown as never, { answers: [[getQuote, { params: { quoteId } }, quote]] })
  expect(buttons.find(({ words }) => words === 'Save')?.enabled).toBe(false)
  expect(buttons.find(({ words }) => words === 'Cancel')?.enabled).toBe(true)
})
