import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { unfiledRule } from '#shared/domain/rating/unfiledRule.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser()
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle(baseLocale, 'quote', ownTexts({ locale: baseLocale, namespace: 'quote' }))
const { OutcomeNotice } = await import('./OutcomeNotice.tsx')

const nothing = () => undefined
const notice = (
  wrongDates: boolean,
  answer: Parameters<typeof OutcomeNotice>[0]['answer'] = { outcome: 'READY', reasons: [] },
) =>
  draw(
    h(OutcomeNotice, {
      answer,
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

it('every outcome is told in words, with what comes of it', async () => {
  const because = (ruleId: string, outcome: 'DECLINED' | 'REFERRED') => ({
    outcome,
    reasons: [{ ruleId, outcome, input: null, threshold: null, message: 'A reason.', cure: 'A cure.' }],
  })
  expect((await notice(false, because('decline.ransomware', 'DECLINED'))).text).toContain(
    'Declined No carrier of the program writes it. If a reason is not so, correct it.',
  )
  expect((await notice(false, because('referral.limit', 'REFERRED'))).text).toContain('An underwriter must release it.')
  expect((await notice(false, because(unfiledRule, 'REFERRED'))).text).toContain(
    'Nobody can release it on admitted paper. Choose surplus lines.',
  )
})
