import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser()
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'quote', ownTexts({ locale: baseLocale, namespace: 'quote' }))
const { OutcomeNotice } = await import('./OutcomeNotice.tsx')

const nothing = () => undefined
const notice = (wrongDates: boolean) =>
  draw(
    h(OutcomeNotice, {
      answer: { outcome: 'READY', reasons: [] },
      wrongDates,
      accountPath: '/agency/accounts/acc_1',
      onQuestionnaire: nothing,
      onCoverageQuestions: nothing,
    }),
  )

it('a price of other dates than those that are typed is not said to be ready', async () => {
  expect((await notice(false)).text).toBe('Ready to bind Nothing stands in the way.')
  expect((await notice(true)).text).toBe('The dates cannot be quoted. The price is that of the dates before.')
})
