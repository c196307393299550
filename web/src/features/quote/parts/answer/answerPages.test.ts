import { expect, it } from 'vitest'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { answerPages, given, pageAfter } from './answerPages.ts'

const { questions } = questionnaireOf('us', 'P250')
const nothing = { cyberCrimePurchased: false, techErrorsPurchased: false }

it('each subject has a page, in the order it is asked, with how much is open on it', () => {
  const pages = answerPages(questions, {}, nothing)
  expect(pages.map(({ group }) => group).slice(0, 3)).toEqual(['training', 'multiFactor', 'backups'])
  expect(pages[0]?.open).toBe(1)
  expect(answerPages(questions, { training: 'YES' }, nothing)[0]?.open).toBe(0)
  expect(pages.flatMap((page) => page.questions)).toHaveLength(questions.length)
})

it('who changes an answer of the last page is back there after one step', () => {
  expect(pageAfter(2, { pages: 9, isChecking: false })).toBe(3)
  expect(pageAfter(2, { pages: 9, isChecking: true })).toBe(9)
})

it('what was emptied is no answer', () => {
  expect(given({ training: 'NO', mfaComments: '', assets: null } as never)).toEqual({ training: 'NO' })
})
