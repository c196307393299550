import { expect, it } from 'vitest'
import { formChanges } from './formChanges.ts'

const form = (formNumber: string, edition = '01 26', more: object = {}) => ({
  formNumber,
  edition,
  formTypeId: 'policy-form',
  name: `Form ${formNumber}`,
  ...more,
})

it('what a renewal carries otherwise is told form by form: newcomers, other editions, then what is gone', () => {
  const before = [form('A'), form('B'), form('C')]
  const after = [form('D'), form('A'), form('B', '01 27')]
  expect(formChanges(before, after)).toEqual([
    { kind: 'ADDED', formNumber: 'D', formTypeId: 'policy-form', name: 'Form D', after: '01 26' },
    {
      kind: 'NEW_EDITION',
      formNumber: 'B',
      formTypeId: 'policy-form',
      name: 'Form B',
      before: '01 26',
      after: '01 27',
    },
    { kind: 'REMOVED', formNumber: 'C', formTypeId: 'policy-form', name: 'Form C', before: '01 26' },
  ])
})

it('the same forms are no change, but for a wording that was set anew', () => {
  expect(formChanges([form('A')], [form('A')])).toEqual([])
  expect(formChanges([form('A')], [form('A', '01 26', { wordingId: 'w2' })])).toMatchObject([{ kind: 'NEW_EDITION' }])
})
