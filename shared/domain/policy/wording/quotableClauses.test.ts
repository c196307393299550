import { expect, it } from 'vitest'
import { quotableClauses } from './quotableClauses.ts'

it('quotes a wording clause by clause, as the form counts and names them', () => {
  const wording = [
    '# 4 What is not insured',
    'We do not pay for what follows.',
    '## 4.2 Prior acts',
    'We do not pay for:',
    '(a) acts before the retroactive date;',
    '(b) what was known.',
  ].join('\n\n')
  expect(quotableClauses(wording)).toEqual([
    { clause: '4 What is not insured', text: 'We do not pay for what follows.' },
    {
      clause: '4.2 Prior acts',
      text: 'We do not pay for:\n(a) acts before the retroactive date;\n(b) what was known.',
    },
  ])
  expect(quotableClauses('')).toEqual([])
})
