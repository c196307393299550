import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/formTypes.ts'
import { typesOfForms } from './book.ts'

export const searchFormTypes = implement(contract.searchFormTypes)(async ({ query }) => {
  const { page, size, search = '', sort } = query
  const words = search.replaceAll('*', ' ').toLowerCase().split(/\s+/).filter(Boolean)
  const found = (await typesOfForms()).filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  if (sort === '-name') found.reverse()
  return { content: found.slice(page * size, (page + 1) * size), totalElements: found.length, size, number: page }
})
