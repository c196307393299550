import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { getSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Principal Producer' } })
const { i18n } = await import('#web/i18n/i18n.ts')
for (const namespace of ['quote', 'records'])
  i18n.addResourceBundle(baseLocale, namespace, ownTexts({ locale: baseLocale, namespace }))
const { UpdateSecurityQuestionsDialog } = await import('./UpdateSecurityQuestionsDialog.tsx')

const accountId = 'acc_01JH0000000000000000000C01'
const nothing = () => undefined
const buttonsOf = async (more: object) => {
  const { buttons } = await draw(h(UpdateSecurityQuestionsDialog, { accountId, onClose: nothing, ...more }), {
    answers: [[getSecurityQuestions, { params: { accountId } }, {}]],
  })
  return buttons.map(({ words }) => words)
}

it('once answers are saved the quote follows, the list, or an entry of it', async () => {
  const words = ['Cancel', 'Save & View Quotes', 'Save & Add to List', 'Save & Quote Now']
  expect((await buttonsOf({ onSaved: nothing })).slice(-4)).toEqual(words)
  // The deed that the questions came up for comes last, as the one to press.
  expect((await buttonsOf({ onSaved: nothing, next: 'addToList' })).at(-1)).toBe('Save & Add to List')
  expect((await buttonsOf({})).slice(-2)).toEqual(['Cancel', 'Save'])
})
