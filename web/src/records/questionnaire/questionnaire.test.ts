import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { getSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '../../i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Principal Producer' } })
const { i18n } = await import('../../i18n/i18n.ts')
const { SecuritySection } = await import('../../features/account/parts/SecuritySection.tsx')
const { SecurityQuestionnaireDialog } = await import('../../features/quote/dialogs/SecurityQuestionnaireDialog.tsx')
const { UpdateSecurityQuestionsDialog } = await import('../../features/quote/dialogs/UpdateSecurityQuestionsDialog.tsx')

for (const namespace of ['account', 'quote', 'records'])
  i18n.addResourceBundle(baseLocale, namespace, ownTexts({ locale: baseLocale, namespace }))

const accountId = 'acc_01JH0000000000000000000C01'
const nothing = () => undefined
const product = 'Prime One'
const places = {
  'the account': h(SecuritySection, { accountId, product, onProduct: nothing }),
  'a quote, whole': h(SecurityQuestionnaireDialog, { accountId, product, onClose: nothing }),
  'the calculator, for what unlocks coverages': h(UpdateSecurityQuestionsDialog, { accountId, onClose: nothing }),
} as const

const opened = (place: keyof typeof places, kept: object) =>
  draw(places[place], { answers: [[getSecurityQuestions, { params: { accountId } }, kept]] })

const transfers = questionnaireOf('us', product).questions.filter(
  ({ group, type }) => group === 'cyberCrime' && type === 'yesNo',
)

it.each(Object.keys(places) as (keyof typeof places)[])('the questionnaire of %s is the same', async (place) => {
  const empty = await opened(place, {})
  for (const { label } of transfers) expect(empty.text).toContain(label)
  expect(empty.buttons.map(({ words }) => words)).toContain('All in place')
  expect(empty.text).toMatch(/\d% answered, \d+ questions are open/)

  const key = 'isVerifyingBankAccounts'
  const answered = { [key]: { by: 'Ana Agent', at: '2026-11-20T10:00:00.000Z' } }
  const { html, text } = await opened(place, { [key]: true, answered })
  expect(text).toContain('Ana Agent, Nov 20, 2026')
  expect(html).toMatch(new RegExp(`<input[^>]*name="${key}"[^>]*checked=""[^>]*value="YES"|value="YES"[^>]*checked=""`))
})

it('what is not answered has no part of the bar', async () => {
  expect((await opened('the account', {})).html).toMatch(/role="progressbar"[^>]*aria-valuenow="0"|aria-valuenow="0"/)
})
