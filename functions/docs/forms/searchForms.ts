import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { orderOf } from '#functions/_platform/storage/orderOf.ts'
import * as contract from '#shared/contracts/docs/forms.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { formBook } from '#shared/domain/policy/policyForm.ts'
import { editedForms } from '../store/policyForms.ts'
import { typesOfForms } from './book.ts'
import { textsOfForms } from './formTexts.ts'
import { toForm } from './toForm.ts'

const sorts = ['edition', 'effectiveFrom', 'formNumber', 'formType', 'name', 'paperType', 'state', 'status'] as const

/** Every word asked for is in its number, name, type, state or products. A form that is asked for alone is told with what it says. */
export const searchForms = implement(contract.searchForms)(async ({ query, actor }) => {
  const { id, page, size, search = '', sort } = query
  const [edited, types] = await Promise.all([editedForms(), typesOfForms()])
  const byId = new Map(edited.map((each) => [each.id, each]))
  const book = formBook(ownForms(config.region), edited).filter((form) => id === undefined || form.id === id)
  const proposed = book.flatMap((form) => {
    const terms = byId.get(form.id)?.proposal?.terms
    return terms === undefined ? [] : [{ id: form.id, ...terms }]
  })
  const [texts, proposedTexts] = id === undefined ? [] : await Promise.all([textsOfForms(book), textsOfForms(proposed)])
  const all = book.map((form) =>
    toForm(form, {
      actor,
      types,
      kept: byId.get(form.id),
      wording: texts?.get(form.id),
      proposedWording: proposedTexts?.get(form.id),
    }),
  )
  const words = search.replaceAll('*', ' ').toLowerCase().split(/\s+/).filter(Boolean)
  const order = orderOf(sorts, sort, { sort: 'formNumber', descending: false })
  const found = all.filter(({ formNumber, name, formType, state = '', productTypes, edition, status, filings }) => {
    const filed = filings.map(({ number }) => number)
    const text = [formNumber, name, formType, state, edition, status, ...filed, ...productTypes].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const keyOf = (form: (typeof found)[number]) => `${form[order.sort] ?? ''} ${form.formNumber} ${form.effectiveFrom}`
  found.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1) * (order.descending ? -1 : 1))
  return { content: found.slice(page * size, (page + 1) * size), totalElements: found.length, size, number: page }
})
