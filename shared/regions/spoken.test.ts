import { expect, it } from 'vitest'
import { problems } from '#shared/contract/problems.ts'
import { spoken } from './spoken.ts'

const american =
  /\b(agents?|check or wire|wire|installments?|licenses?|organizations?|canceled|deductible|favorite|color)\b/i

it('a sentence has the words of its region', () => {
  const said = 'An agent of the organization pays this installment by check or wire. Licenses: ask your agent.'
  expect(spoken(said, 'us')).toBe(said)
  const other =
    'A broker of the organisation pays this instalment by cheque or bank transfer. Licences: ask your broker.'
  expect(spoken(said, 'uk')).toBe(other)
  expect(spoken(said, 'au')).toBe(other)
})

it('no refusal has an American word in the UK and in Australia', () => {
  const wrong = Object.values(problems)
    .map(({ detail }) => spoken(detail, 'uk'))
    .filter((detail) => american.test(detail))
  expect(wrong).toEqual([])
})
