import type { Block } from '../document.ts'
import type { DocumentData } from '../documentData.ts'
import { formatsOf } from '../formats.ts'
import type { PolicyData } from '../policyData.ts'

/** The part payments: what each is, when it is due and how much it is. */
export const installmentTable = (data: DocumentData, installments: NonNullable<PolicyData['installments']>): Block => {
  const { day, exact } = formatsOf(data)
  return {
    kind: 'table',
    columns: [
      { title: 'Payment', width: 40 },
      { title: 'Due date', width: 35 },
      { title: 'Amount', width: 25, right: true },
    ],
    groups: [{ rows: installments.map(({ label, due, amount }) => [label, `Due ${day(due)}`, exact(amount)]) }],
  }
}
